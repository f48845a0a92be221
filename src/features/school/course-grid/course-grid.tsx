import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseMatter } from '#components/course-matter/course-matter.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-grid.module.css';

/** Many courses of one kind as a grid: the fields of a table of elements, each with its number. */
export function CourseGrid({ courses }: { courses: readonly Course[] }) {
  return (
    <ol className={styles.grid}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.cell}>
          <h3>{course.shortName}</h3>
          <CourseMatter course={course} />
          <CourseFacts course={course} className={styles.facts} />
          <CourseAdmission course={course} />
        </li>
      ))}
    </ol>
  );
}
