import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-ledger.module.css';

/** Courses as a table: name, summary and duration, with the eligibility of courses that have their own. */
export function CourseLedger({ courses, caption }: { courses: readonly Course[]; caption: string }) {
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">What it is about</th>
          <th scope="col">Length</th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <tr key={course.id} id={course.id}>
            <th scope="row">
              <KeepLine id={course.id} name={course.shortName}>
                <span className={styles.name}>{course.shortName}</span>
              </KeepLine>
            </th>
            <td>
              <CourseSummary course={course} />
              <CourseAdmission course={course} />
            </td>
            <td data-label="Length">
              <strong>
                <LinkedText text={course.duration} />
              </strong>
              {course.eligibility && <p className={styles.eligibility}>To get in: {course.eligibility}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
