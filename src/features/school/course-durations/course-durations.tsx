import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { isLongerName } from '#model/course-names.ts';
import type { Course } from '#schemas/school.ts';
import styles from './course-durations.module.css';

/** Courses as columns with their durations in large numerals, for a school whose courses differ mainly in duration. */
export function CourseDurations({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={styles.courses}>
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.column}>
          <div className={`numeral ${styles.duration}`}>
            <LinkedText text={course.duration} />
          </div>
          <KeepLine id={course.id} name={course.shortName}>
            <h3 className={styles.name}>{course.shortName}</h3>
          </KeepLine>
          {isLongerName(course.fullName, course.shortName) && <p className={`quiet ${styles.fullName}`}>{course.fullName}</p>}
          <CourseSummary course={course} isFullNameShown />
          <div className={`quiet ${styles.eligibility}`}>
            <CourseAdmission course={course} />
            <p>{course.eligibility}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
