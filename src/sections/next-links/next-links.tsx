import type { NextPage } from '../../content/types.ts';
import { labelOf, pathOf, type RouteId } from '../../lib/routes.ts';
import styles from './next-links.module.css';

interface Props {
  /** Pages by their id, or with what one finds there. */
  routes: readonly (RouteId | NextPage)[];
  heading?: string;
}

/** Where to read on: a few pages, named large. */
export function NextLinks({ routes, heading = 'Read next' }: Props) {
  const pages: readonly { route: RouteId; why?: string }[] = routes.map((page) =>
    typeof page === 'string' ? { route: page } : page,
  );
  return (
    <nav className={`band ${styles.band}`} aria-label={heading} data-print="none">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {pages.map(({ route, why }) => (
          <li key={route}>
            <a className={styles.link} href={pathOf(route)}>
              <span>
                {labelOf(route)} {why && <span className={styles.why}>{why}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
