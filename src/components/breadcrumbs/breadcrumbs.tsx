import { labelOf, pathOf, type RouteId, trailOf } from '#model/routes.ts';
import styles from './breadcrumbs.module.css';

/** Where the page stands in the site: links to the pages above it, and its own name. */
export function Breadcrumbs({ route }: { route: RouteId }) {
  const trail = trailOf(route);
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {trail.map((id) =>
          id === route ? (
            <li key={id}>
              <span aria-current="page">{labelOf(id)}</span>
            </li>
          ) : (
            <li key={id}>
              <a href={pathOf(id)}>{labelOf(id)}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
