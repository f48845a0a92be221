import { Band } from '#components/band/band.tsx';
import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { courseAnchor } from '#model/admission.ts';
import type { CourseCategory } from '#schemas/certificate-courses.ts';
import styles from './course-catalogue.module.css';

/** A row of open doors, one for each course; rows of several categories have one scale. */
function Doors({ count }: { count: number }) {
  return (
    <svg className={styles.doors} viewBox="0 0 19 1.5" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a door is nothing but its place
        <g key={at} transform={`translate(${at} 0)`}>
          <path d="M.06 1.5V.44a.4.4 0 0 1 .8 0V1.5z" />
          <path d="M.46 1.5V.04a.4.4 0 0 1 .4.4V1.5z" className={styles.light} />
        </g>
      ))}
    </svg>
  );
}

/** All certificate courses: by category, each with its code, its full name and its length. */
export function CourseCatalogue({ categories }: { categories: readonly CourseCategory[] }) {
  return (
    <div>
      {categories.map((category) => (
        <Band key={category.id} id={category.id} className={styles.category} reveals tabIndex={-1}>
          <Doors count={category.courses.length} />
          <div className={styles.head}>
            <div className={styles.count}>{category.courses.length}</div>
            <h2 className={styles.title}>{category.title}</h2>
            <p>{category.about}</p>
          </div>
          <div className={styles.courses}>
            <Fold kind="rest" summary={category.courses.length === 1 ? 'The course' : `The ${category.courses.length} courses`}>
              <ul>
                {category.courses.map(({ code, name, length, ...admission }) => (
                  <li key={code} id={courseAnchor(code)} className={styles.course}>
                    <span className={styles.code}>{code}</span> <span className={styles.name}>{name}</span>{' '}
                    <span className={styles.length}>{length}</span>
                    <CourseAdmission course={admission} />
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        </Band>
      ))}
    </div>
  );
}
