import { useEffect, useRef, useState } from 'react';
import {
  type ComparedRow,
  type ComparisonCourse,
  type ComparisonData,
  type ComparisonLabels,
  type ComparisonLanguage,
  compareCourses,
  coursePath,
} from '#model/comparison.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import styles from './comparison-table.module.css';
import { CourseCell } from './course-cell.tsx';

interface Props {
  courses: readonly ComparisonCourse[];
  data: ComparisonData;
  language: ComparisonLanguage;
  labels: ComparisonLabels;
  onRemove: (course: ComparisonCourse) => void;
}

/**
 * A table with a column for each course: first the rows that differ, then, collapsed, those that are the same for all. Wide tables scroll
 * sideways; a second row of names is sticky at the top of the screen and scrolls with the columns.
 */
export function ComparisonTable({ courses, data, language, labels, onRemove }: Props) {
  const { different, same } = compareCourses(courses, language, data.texts);
  const [isOpen, setOpen] = useState(false);
  const stickyNames = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);

  // Shows the sticky names once the table's head is above the screen. Sets an attribute instead of state, so that React renders nothing.
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => stickyNames.current?.toggleAttribute('data-shown', entry?.isIntersecting === false),
      // A head below the screen counts as visible, so that a jump from above it to below it is noticed.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);

  const renderRow = ({ id, cells }: ComparedRow) => (
    <tr key={id} data-row={id}>
      <th scope="row">
        <span>{labels.rows[id]}</span>
      </th>
      {cells.map((lines, index) => {
        const course = courses[index];
        return course && <CourseCell key={course.id} course={course} row={id} lines={lines} data={data} labels={labels} />;
      })}
    </tr>
  );
  return (
    <div className={styles.frame} data-count={courses.length}>
      <div className={styles.stickyNames} ref={stickyNames} aria-hidden="true">
        <div>
          <p>
            {courses.map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </p>
        </div>
      </div>
      <section
        className={styles.scroller}
        aria-label={labels.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be operable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={({ currentTarget }) => stickyNames.current?.firstElementChild?.scrollTo(currentTarget.scrollLeft, 0)}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>
            <span className="visually-hidden">{labels.heading}</span>
          </caption>
          <thead ref={head}>
            <tr>
              <td />
              {courses.map((course) => (
                <th key={course.id} scope="col" data-hue={data.schools[course.school]?.hue}>
                  <CourseHead
                    course={course}
                    school={data.schools[course.school]}
                    language={language}
                    removeLabel={labels.controls.remove}
                    onRemove={onRemove}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{different.map(renderRow)}</tbody>
          {same.length > 0 && (
            <>
              <tbody data-print="none">
                <tr>
                  <td className={styles.toggle} colSpan={courses.length + 1}>
                    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                      {`${labels.controls.same} (${same.length})`}
                    </button>
                  </td>
                </tr>
              </tbody>
              <tbody className={styles.same} data-open={isOpen || undefined}>
                {same.map(({ id, cells: [lines] }) => (
                  <tr key={id} data-row={id}>
                    <th scope="row">
                      <span>{labels.rows[id]}</span>
                    </th>
                    {courses[0] && (
                      <CourseCell
                        course={courses[0]}
                        row={id}
                        lines={lines ?? null}
                        data={data}
                        labels={labels}
                        columnCount={courses.length}
                      />
                    )}
                  </tr>
                ))}
              </tbody>
            </>
          )}
        </table>
      </section>
    </div>
  );
}

interface HeadProps {
  course: ComparisonCourse;
  school: ComparisonData['schools'][number] | undefined;
  language: ComparisonLanguage;
  /** Label of the remove button, with … in place of the name. */
  removeLabel: string;
  onRemove: (course: ComparisonCourse) => void;
}

function CourseHead({ course, school, language, removeLabel, onRemove }: HeadProps) {
  const { name, full, hindiName } = course;
  return (
    <div className={`stack-0 ${styles.head}`} lang="en-IN">
      <a className={styles.name} href={school && coursePath(course, school)}>
        {name}
      </a>
      {language === 'hi' && hindiName ? (
        <span className={styles.full} lang="hi">
          {hindiName}
        </span>
      ) : (
        <>
          <span className={styles.full}>{full}</span>
          {school?.label !== name && <span className={styles.full}>{school?.label}</span>}
        </>
      )}
      <button type="button" className={styles.remove} data-print="none" onClick={() => onRemove(course)}>
        <span className="visually-hidden">{fillPlaceholder(removeLabel, name)}</span>
      </button>
    </div>
  );
}
