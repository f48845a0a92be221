import '#styles/scroll-row.css';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import type { Hue } from '#schemas/school.ts';
import styles from './library-shelves.module.css';

interface Props {
  shelves: readonly { school: RouteId; items: readonly string[] }[];
  /** The hue of each school, for its books. */
  hues: ReadonlyMap<RouteId, Hue>;
}

/** The digital library: a shelf per school, which links to the school, with a book per subject. Scrolls sideways on phones. The name of a shelf is below its books. */
export function LibraryShelves({ shelves, hues }: Props) {
  return (
    <div className={`${styles.shelves} scroll-row`}>
      {shelves.map(({ school, items }) => (
        <section key={school} className={styles.shelf} data-hue={hues.get(school)}>
          <h3 data-count={shelves.length}>
            <a className="arrow" href={pathOf(school)}>
              {labelOf(school)}
            </a>
          </h3>
          <ul className={styles.books}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
