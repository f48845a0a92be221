import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseFacts } from '#components/course-facts/course-facts.tsx';
import { CourseMatter } from '#components/course-matter/course-matter.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-ghat.module.css';

/** A few courses, each as a broad step of a riverside: its name large, its matter beside it. */
export function CourseGhat({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.steps}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.step}>
          <h3 className={styles.name}>{course.shortName}</h3>
          <div className={styles.matter}>
            <CourseMatter course={course} />
            <CourseFacts course={course} className={styles.facts} />
            <CourseAdmission course={course} />
          </div>
        </li>
      ))}
    </ul>
  );
}
