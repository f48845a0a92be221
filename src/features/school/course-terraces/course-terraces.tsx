import '#styles/steps.css';
import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { CourseSummary } from '#components/course-summary/course-summary.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Course } from '#schemas/school.ts';
import styles from './course-terraces.module.css';

/** Courses as terraces, each indented further than the one before, for the school whose picture is a stepwell. */
export function CourseTerraces({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className="steps">
      {courses.map((course) => (
        <li key={course.id} id={course.id} className={styles.terrace}>
          <KeepLine id={course.id} name={course.shortName}>
            <h3 className={styles.name}>{course.shortName}</h3>
          </KeepLine>
          <div className={`stack-1 ${styles.details}`}>
            <Dotted
              className="quiet"
              items={[course.duration, course.eligibility]}
              render={(fact) => <LinkedText text={fact} />}
            />
            <CourseSummary course={course} />
            <CourseAdmission course={course} />
          </div>
        </li>
      ))}
    </ul>
  );
}
