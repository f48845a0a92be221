import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { isLongerName } from '#model/course-names.ts';
import type { Course } from '#schemas/school.ts';
import styles from './course-summary.module.css';

interface Props {
  course: Course;
  /** Whether the full name is already shown above. */
  isFullNameShown?: boolean;
}

/** A course's description, below its full name if that adds to the short name. Collapsed on phones. */
export function CourseSummary({ course: { shortName, fullName, about }, isFullNameShown = false }: Props) {
  return (
    <Collapsible variant="corner" summary={`About ${shortName}`}>
      <div className="stack-1">
        {!isFullNameShown && isLongerName(fullName, shortName) && <p className={`quiet ${styles.fullName}`}>{fullName}</p>}
        <p>{about}</p>
      </div>
    </Collapsible>
  );
}
