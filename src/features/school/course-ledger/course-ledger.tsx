import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseMatter } from '#components/course-matter/course-matter.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-ledger.module.css';

/** Courses as a ledger: one line each, with their length in a column of its own, and under it what one asks of those who enter beyond the others. */
export function CourseLedger({ courses, caption }: { courses: readonly Course[]; caption: string }) {
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Programme</th>
          <th scope="col">What it is about</th>
          <th scope="col">Length</th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <tr key={course.id} id={course.id}>
            <th scope="row">
              <span className={styles.short}>{course.shortName}</span>
            </th>
            <td>
              <CourseMatter course={course} />
              <CourseAdmission course={course} />
            </td>
            <td data-label="Length">
              <strong>
                <LinkedText text={course.length} />
              </strong>
              {course.entrance && <p className={styles.entrance}>To get in: {course.entrance}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
