import { Fold } from '../../../components/fold/fold.tsx';
import { courseAnchor } from '../../../data/course-index.ts';
import type { CourseCategory } from '../../../schemas/certificate-courses.ts';
import styles from './course-catalogue.module.css';

/** All certificate courses: by category, each with its code, its full name and its length. */
export function CourseCatalogue({ categories }: { categories: readonly CourseCategory[] }) {
  return (
    <div>
      {categories.map((category) => (
        <section key={category.id} id={category.id} className={`band ${styles.category}`} data-reveal="" tabIndex={-1}>
          <div className={styles.head}>
            <div className={styles.count}>{category.courses.length}</div>
            <h2 className={styles.title}>{category.title}</h2>
            <p>{category.about}</p>
          </div>
          <div className={styles.courses}>
            <Fold kind="rest" summary={category.courses.length === 1 ? 'The course' : `The ${category.courses.length} courses`}>
              <ul>
                {category.courses.map(({ code, name, length }) => (
                  <li key={code} id={courseAnchor(code)} className={styles.course}>
                    <span className={styles.code}>{code}</span> <span className={styles.name}>{name}</span>{' '}
                    <span className={styles.length}>{length}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        </section>
      ))}
    </div>
  );
}
