import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-grid.module.css';

/** Many similar courses as a numbered grid, like a periodic table. */
export function CourseGrid({ courses }: { courses: readonly Course[] }) {
  return (
    <ol className={styles.grid}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.cell}>
          <KeepLine id={course.id} name={course.shortName}>
            <h3>{course.shortName}</h3>
          </KeepLine>
          <CourseSummary course={course} />
          <CourseFacts course={course} className={`quiet ${styles.facts}`} />
          <CourseAdmission course={course} />
        </li>
      ))}
    </ol>
  );
}
