import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseMatter } from '#components/course-matter/course-matter.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-windows.module.css';

/** Courses as lit windows in a dark wall; those of the last row share its width. */
export function CourseWindows({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.wall}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.window}>
          <h3 className={styles.name}>{course.shortName}</h3>
          <CourseMatter course={course} />
          <CourseFacts course={course} className={styles.facts} />
          <CourseAdmission course={course} />
        </li>
      ))}
    </ul>
  );
}
