import styles from './wordmark.module.css';

/** The school's mark: an arch with the sun standing in it from one side. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M4 38V20a16 16 0 0 1 32 0v18z" fill="currentColor" />
      <path d="M11 38V20a9 9 0 0 1 9-9v27z" className={styles.light} />
    </svg>
  );
}
