import { Band } from '#components/band/band.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { CourseAdmission } from '#components/course-admission/course-admission.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import { courseAnchor } from '#model/course-names.ts';
import type { CertificateCategory } from '#schemas/certificate-courses.ts';
import styles from './course-catalogue.module.css';

/** A row of open doors, one for each course. The doors of all categories have the same size. */
function Doors({ count }: { count: number }) {
  return (
    <svg className={styles.doors} data-print="none" viewBox="0 0 19 1.5" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: doors are never reordered
        <g key={index} transform={`translate(${index} 0)`}>
          <path d="M.06 1.5V.44a.4.4 0 0 1 .8 0V1.5z" />
          <path d="M.46 1.5V.04a.4.4 0 0 1 .4.4V1.5z" className={styles.light} />
        </g>
      ))}
    </svg>
  );
}

/** All certificate courses by category, with their codes, names and lengths. */
export function CourseCatalogue({ categories }: { categories: readonly CertificateCategory[] }) {
  return (
    <div>
      {categories.map((category) => (
        <Band key={category.id} id={category.id} className={styles.category} reveals tabIndex={-1}>
          <Doors count={category.courses.length} />
          <div className={`stack-2 ${styles.head}`}>
            <div className={`numeral ${styles.count}`}>{category.courses.length}</div>
            <h2 className="heading">{category.title}</h2>
            <p>{category.about}</p>
          </div>
          <div className={styles.courses}>
            <Collapsible
              variant="text"
              summary={category.courses.length === 1 ? 'The course' : `The ${category.courses.length} courses`}
            >
              <p className={styles.audience}>{category.audience}</p>
              <ul className={styles.courseList}>
                {category.courses.map(({ code, name, duration, ...admission }) => (
                  <li key={code} id={courseAnchor(code)} className={styles.course}>
                    <KeepLine id={courseAnchor(code)} name={name}>
                      <span className={`numeral ${styles.code}`}>{code}</span>
                    </KeepLine>{' '}
                    <span className={styles.name}>{name}</span> <span className={`quiet ${styles.duration}`}>{duration}</span>
                    <CourseAdmission course={{ ...admission, duration }} />
                  </li>
                ))}
              </ul>
            </Collapsible>
          </div>
        </Band>
      ))}
    </div>
  );
}
