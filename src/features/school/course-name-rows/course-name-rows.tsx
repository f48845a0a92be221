import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-name-rows.module.css';

/** A few courses, one below the other: a large name, and details on its right. The lines between them get thinner, like the steps of a riverside. */
export function CourseNameRows({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.courses}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.course}>
          <KeepLine id={course.id} name={course.shortName}>
            <h3 className={`accent ${styles.name}`}>{course.shortName}</h3>
          </KeepLine>
          <div className={`stack-1 ${styles.details}`}>
            <CourseSummary course={course} />
            <CourseFacts course={course} className="quiet" />
            <CourseAdmission course={course} />
          </div>
        </li>
      ))}
    </ul>
  );
}
