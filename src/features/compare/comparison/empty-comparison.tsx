import { Fragment } from 'react';
import { KeepNote } from '#components/keep-button/keep-button.tsx';
import {
  type ComparisonCourse,
  type ComparisonData,
  type ComparisonLabels,
  type ComparisonLanguage,
  type RowId,
  rowIds,
} from '#model/comparison.ts';
import { comparisonPath } from '#utils/kept-courses.ts';
import styles from './empty-comparison.module.css';

interface Props {
  data: ComparisonData;
  labels: ComparisonLabels;
  language: ComparisonLanguage;
  coursesById: ReadonlyMap<string, ComparisonCourse>;
  /** Pairs of ids, as suggestions. */
  pairs: readonly (readonly [string, string])[];
  onSelect: (ids: readonly string[]) => void;
}

/**
 * Shown while no course is selected: links to suggested pairs of courses with what sets them apart, each with a door in the colour of its school, and
 * how to keep courses.
 */
export function EmptyComparison({ data, labels: { empty, rows }, language, coursesById, pairs, onSelect }: Props) {
  const cellOf = ({ cells }: ComparisonCourse, row: RowId) => data.texts[cells[language][rowIds.indexOf(row)] ?? -1];
  return (
    <div className={`stack-5 ${styles.empty}`} data-needs-script="">
      <div>
        <h2>{empty.pairs}</h2>
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
                {pair
                  .flatMap((id) => coursesById.get(id) ?? [])
                  .map((course, index) => (
                    <Fragment key={course.id}>
                      {index > 0 && <i>{empty.and}</i>}{' '}
                      <span className={`door ${styles.course}`} data-hue={data.schools[course.school]?.hue}>
                        <b>{course.name}</b> <small>{cellOf(course, 'duration')}</small>{' '}
                        {!course.asksFee && <small>{`${rows.yearlyFee}: ${cellOf(course, 'yearlyFee')}`}</small>}{' '}
                        <span>{cellOf(course, 'about')}</span>
                      </span>{' '}
                    </Fragment>
                  ))}
                <span className={styles.action}>{empty.comparePair}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <KeepNote>{`${empty.keep} ${empty.keepDetails}`}</KeepNote>
    </div>
  );
}
