import { Dotted } from '#components/dotted/dotted.tsx';
import { admissionTexts } from '#model/admission.ts';
import { site } from '#model/site.ts';
import type { Admission } from '#schemas/shared.ts';
import styles from './course-admission.module.css';

/** A course's fee, seats, last date to apply and first day of the session, as far as the school has published them. */
export function CourseAdmission({ course }: { course: Admission & { duration?: string | undefined } }) {
  const facts = admissionTexts(course, site.today);
  return (
    facts.length > 0 && (
      <div className={styles.admission}>
        <Dotted items={facts} />
      </div>
    )
  );
}
