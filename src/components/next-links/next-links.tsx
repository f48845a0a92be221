import { Band } from '#components/band/band.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { linkOf } from '#model/routes.ts';
import type { NextPage } from '#schemas/shared.ts';
import styles from './next-links.module.css';

interface Props {
  routes: readonly NextPage[];
  heading?: string;
  /** Background; paper by default. */
  background?: 'night';
  /** Whether a share button follows, on pages of schools and programmes. */
  hasShareButton?: boolean;
}

/** Large links to a few related pages at the end of a page, each with a description. */
export function NextLinks({ routes, heading = 'Read next', background, hasShareButton = false }: Props) {
  return (
    <Band as="nav" className={styles.band} aria-label={heading} background={background} data-print="none">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {routes.map(({ description, ...pageLink }) => {
          const { href, label } = linkOf(pageLink);
          return (
            <li key={description}>
              <a className={`${styles.link} arrow`} href={href}>
                <span>
                  {label} <span className={styles.description}>{description}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {hasShareButton && (
        <div className={styles.share}>
          <ShareButton />
        </div>
      )}
    </Band>
  );
}
