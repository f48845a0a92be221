import styles from './mark.module.css';
import { mark } from './mark-shape.ts';

/** The school's mark: an arch with the sun standing in it from one side. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={mark.viewBox} aria-hidden="true" focusable="false">
      <path d={mark.arch} fill="currentColor" />
      <path d={mark.sun} className={styles.light} />
    </svg>
  );
}
