import { labelOf, pathOf, type RouteId } from '../../lib/routes.ts';
import styles from './next-links.module.css';

/** Where to read on: a few pages, named large. */
export function NextLinks({ routes, heading = 'Read next' }: { routes: readonly RouteId[]; heading?: string }) {
  return (
    <nav className={`band ${styles.band}`} aria-label={heading} data-print="none">
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {routes.map((id) => (
          <li key={id}>
            <a className={styles.link} href={pathOf(id)}>
              {labelOf(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
