import { Fold } from '#components/fold/fold.tsx';
import { saysMore } from '#model/course-names.ts';
import type { Course } from '#schemas/school.ts';
import styles from './course-matter.module.css';

interface Props {
  course: Course;
  /** Whether its full name stands elsewhere. */
  named?: boolean;
}

/** What a course is about, under its full name where that says more; a phone shows its short name and facts alone until it is pressed. */
export function CourseMatter({ course: { shortName, fullName, about }, named = false }: Props) {
  return (
    <Fold kind="corner" summary={`About ${shortName}`}>
      <div className={styles.matter}>
        {!named && saysMore(fullName, shortName) && <p className={styles.full}>{fullName}</p>}
        <p>{about}</p>
      </div>
    </Fold>
  );
}
