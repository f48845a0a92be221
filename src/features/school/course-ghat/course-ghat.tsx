import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-ghat.module.css';

/** A few courses as broad steps of a riverside: a large name, and details on its right. */
export function CourseGhat({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.steps}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.step}>
          <KeepLine id={course.id} name={course.shortName}>
            <h3 className={styles.name}>{course.shortName}</h3>
          </KeepLine>
          <div className={styles.details}>
            <CourseSummary course={course} />
            <CourseFacts course={course} className={styles.facts} />
            <CourseAdmission course={course} />
          </div>
        </li>
      ))}
    </ul>
  );
}
