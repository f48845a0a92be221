import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-windows.module.css';

/** Courses as lit windows in a dark wall; those of the last row share its width. */
export function CourseWindows({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={`cluster ${styles.wall}`}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.window}>
          <KeepLine id={course.id} name={course.shortName}>
            <h3 className={styles.name}>{course.shortName}</h3>
          </KeepLine>
          <CourseSummary course={course} />
          <CourseFacts course={course} className={styles.facts} />
          <CourseAdmission course={course} />
        </li>
      ))}
    </ul>
  );
}
