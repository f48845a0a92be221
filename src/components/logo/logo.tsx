import styles from './logo.module.css';
import { logoShape } from './logo-shape.ts';

/** The school's logo. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={logoShape.viewBox} aria-hidden="true" focusable="false">
      <path d={logoShape.arch} fill="currentColor" />
      <path d={logoShape.sun} className={styles.sun} />
    </svg>
  );
}
