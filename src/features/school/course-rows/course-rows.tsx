import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseMatter } from '#components/course-matter/course-matter.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-rows.module.css';

/** Courses as terraces that narrow towards the water: for a school with a stepwell as its place. */
export function CourseRows({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.terraces}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.terrace}>
          <h3 className={styles.name}>{course.shortName}</h3>
          <div className={styles.matter}>
            <Dotted
              className={styles.full}
              parts={[course.length, course.entrance]}
              show={(part) => <LinkedText text={part} />}
            />
            <CourseMatter course={course} />
            <CourseAdmission course={course} />
          </div>
        </li>
      ))}
    </ul>
  );
}
