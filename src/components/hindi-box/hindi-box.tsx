import type { ReactNode } from 'react';
import styles from './hindi-box.module.css';

interface Props {
  /** Text of the button that opens the box. */
  summary: string;
  /** Id of the content, for links to it. */
  id?: string;
  children: ReactNode;
}

/** A collapsed passage in Hindi on a page in English. Uses the device's own font, so that none is downloaded for it. */
export function HindiBox({ summary, id, children }: Props) {
  return (
    <details className={styles.box} lang="hi" data-print="none">
      <summary className={`${styles.summary} plus`}>{summary}</summary>
      <div className={`stack-3 ${styles.content}`} id={id}>
        {children}
      </div>
    </details>
  );
}
