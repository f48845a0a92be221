import type { NextPage } from '../../content/types.ts';
import { labelOf, placeOf } from '../../lib/routes.ts';
import styles from './next-links.module.css';

interface Props {
  routes: readonly NextPage[];
  heading?: string;
  /** Where the page ends in the dark. */
  ground?: 'night';
}

/** Where to read on: a few pages, named large, each with what one finds there. */
export function NextLinks({ routes, heading = 'Read next', ground }: Props) {
  return (
    <nav className={`band ${styles.band}`} aria-label={heading} data-ground-band={ground} data-print="none">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {routes.map(({ route, fragment, label, why }) => (
          <li key={why}>
            <a className={`${styles.link} arrow`} href={placeOf(route, fragment)}>
              <span>
                {label ?? labelOf(route)} <span className={styles.why}>{why}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
