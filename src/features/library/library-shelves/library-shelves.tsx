import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import type { Hue } from '#schemas/school.ts';
import styles from './library-shelves.module.css';

interface Props {
  shelves: readonly { school: RouteId; items: readonly string[] }[];
  /** The schools' hues, in which their books are bound. */
  hues: ReadonlyMap<RouteId, Hue>;
}

/** What stands on the shelves of the digital library: a shelf for each school, which leads to its courses, and a book for each subject. */
export function LibraryShelves({ shelves, hues }: Props) {
  return (
    <div className={styles.shelves}>
      {shelves.map(({ school, items }) => (
        <section key={school} className={styles.shelf} data-hue={hues.get(school)}>
          <h3>
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
