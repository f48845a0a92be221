import type { ReactNode } from 'react';
import styles from './hindi-box.module.css';

interface Props {
  /** What is pressed. */
  summary: string;
  /** Its fragment on the page. */
  id?: string;
  children: ReactNode;
}

/** A passage in Hindi on a page in English: it opens on a press, in the device's own letters, so that no font is sent for it. */
export function HindiBox({ summary, id, children }: Props) {
  return (
    <details className={styles.box} lang="hi" data-print="none">
      <summary className={`${styles.summary} plus`}>{summary}</summary>
      <div className={styles.open} id={id}>
        {children}
      </div>
    </details>
  );
}
