import { Band } from '#components/band/band.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { labelOf, placeOf } from '#model/routes.ts';
import type { NextPage } from '#schemas/shared.ts';
import styles from './next-links.module.css';

interface Props {
  routes: readonly NextPage[];
  heading?: string;
  /** Whether it stands on the dark ground. */
  ground?: 'night';
}

/** Where to read on: a few pages, named large, each with what one finds there; and the page itself, to send on. */
export function NextLinks({ routes, heading = 'Read next', ground }: Props) {
  return (
    <Band as="nav" className={styles.band} aria-label={heading} ground={ground} data-print="none">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {routes.map(({ page, fragment, label, why }) => (
          <li key={why}>
            <a className={`${styles.link} arrow`} href={placeOf(page, fragment)}>
              <span>
                {label ?? labelOf(page)} <span className={styles.why}>{why}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.share}>
        <ShareButton />
      </div>
    </Band>
  );
}
