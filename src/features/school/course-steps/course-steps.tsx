import '#styles/steps.css';
import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-steps.module.css';

/** Courses in the order in which they are taught, each indented further than the one before. */
export function CourseSteps({ courses }: { courses: readonly Course[] }) {
  return (
    <ol className={`steps ${styles.steps}`}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.step}>
          <h3 className={styles.name}>{course.shortName}</h3>
          <CourseSummary course={course} />
          <CourseAdmission course={course} />
        </li>
      ))}
    </ol>
  );
}
