import type { ComparisonCourse, ComparisonLabels } from '#model/comparison.ts';
import { comparisonPath } from '#utils/kept-courses.ts';
import styles from './comparison.module.css';

interface Props {
  labels: ComparisonLabels['empty'];
  coursesById: ReadonlyMap<string, ComparisonCourse>;
  /** Pairs of ids, as suggestions. */
  pairs: readonly (readonly [string, string])[];
  onSelect: (ids: readonly string[]) => void;
}

/** Shown while no course is selected: instructions, and links to suggested pairs of courses. */
export function EmptyComparison({ labels, coursesById, pairs, onSelect }: Props) {
  return (
    <div className={styles.empty} data-needs-script="">
      <div>
        <h2>{labels.heading}</h2>
        <p>{labels.text}</p>
      </div>
      <div>
        <h3>{labels.pairs}</h3>
        <ul className={styles.pairs}>
          {pairs.map((pair) => (
            <li key={pair.join()}>
              <a
                href={comparisonPath(pair)}
                onClick={(event) => {
                  event.preventDefault();
                  onSelect(pair);
                }}
              >
                <span>{coursesById.get(pair[0])?.name}</span> <i>{labels.and}</i> <span>{coursesById.get(pair[1])?.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
