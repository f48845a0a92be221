import { labelOf, pathOf, type RouteId, trailOf } from '#model/routes.ts';
import styles from './breadcrumbs.module.css';

/** Breadcrumb links to the parent pages, and the page's own name. */
export function Breadcrumbs({ route }: { route: RouteId }) {
  const trail = trailOf(route);
  return (
    <nav aria-label="Breadcrumbs" className="quiet">
      <ol className={`cluster ${styles.list}`}>
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
