import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseMatter } from '#components/course-matter/course-matter.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import { saysMore } from '#model/course-names.ts';
import type { Course } from '#schemas/school.ts';
import styles from './course-terms.module.css';

/** Courses beside their length in great numerals, as columns of a hall: for a school whose courses differ first in how long they take. */
export function CourseTerms({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.hall}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.column}>
          <div className={styles.term}>
            <LinkedText text={course.length} />
          </div>
          <h3 className={styles.name}>{course.shortName}</h3>
          {saysMore(course.fullName, course.shortName) && <p className={styles.full}>{course.fullName}</p>}
          <CourseMatter course={course} named />
          <CourseAdmission course={course} />
          <p className={styles.entrance}>{course.entrance}</p>
        </li>
      ))}
    </ul>
  );
}
