import { Dotted } from '#components/dotted/dotted.tsx';
import { admissionWords } from '#model/admission.ts';
import { site } from '#model/site.ts';
import type { Admission } from '#schemas/shared.ts';
import styles from './course-admission.module.css';

/** A course's fee, seats, last date and session start, if given. */
export function CourseAdmission({ course }: { course: Admission }) {
  const words = admissionWords(course, site.today);
  return words.length > 0 && <Dotted className={styles.admission} parts={words} />;
}
