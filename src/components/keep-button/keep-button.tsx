import type { ReactNode } from 'react';
import { comparePath } from '#utils/kept-courses.ts';
import styles from './keep-button.module.css';

interface Props {
  /** The course's id in the comparison (model/comparison-data.ts). */
  id: string;
  name: string;
  /** Whether it has a visible label; in lists it has none. */
  hasLabel?: boolean;
}

/** A toggle that keeps a course on the device, for the comparison. Drawn as a niche, lit while the course is kept. Hidden without JavaScript. */
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

/** Explains the keep buttons of a list. */
export function KeepLegend() {
  return (
    <p className={styles.legend} data-needs-script="">
      <span>
        Press the arch to keep a course. <a href={comparePath}>Compare</a>
      </span>
    </p>
  );
}
