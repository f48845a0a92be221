import type { ReactNode } from 'react';
import styles from './keep-button.module.css';

interface Props {
  /** The course's id in the comparison (model/comparison-data.ts). */
  id: string;
  name: string;
  /** Whether it has a visible label; in lists it has none. */
  hasLabel?: boolean;
}

/** A toggle that keeps a course on the device, for the comparison. Its icon is an arch, filled while the course is kept. Hidden without JavaScript. */
export function KeepButton({ id, name, hasLabel = false }: Props) {
  return (
    <button
      type="button"
      className={styles.keep}
      data-has-label={hasLabel || undefined}
      data-needs-script=""
      aria-pressed="false"
      aria-label={hasLabel ? `Keep to compare: ${name}` : `Keep ${name}`}
      data-keep={id}
    >
      {hasLabel && <span>Keep to compare</span>}
    </button>
  );
}

/** A keep button followed by the name of its course, for lists. */
export function KeepLine({ children, ...button }: Omit<Props, 'hasLabel'> & { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <KeepButton {...button} />
      {children}
    </div>
  );
}

/** A note that explains the keep buttons, after their icon. */
export function KeepNote({ children }: { children: ReactNode }) {
  return (
    <p className={`quiet ${styles.note}`} data-needs-script="">
      <span>{children}</span>
    </p>
  );
}
