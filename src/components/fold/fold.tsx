import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /**
   * What is pressed. `rest`: words on a line of their own. `headed`: a heading, which stays where nothing folds. `corner`: the item around it,
   * by a plus in its corner; the words are for whoever hears it.
   */
  kind: 'rest' | 'headed' | 'corner';
  summary: ReactNode;
  /** Whether it is open initially. */
  open?: boolean;
  children: ReactNode;
}

/** What folds on a phone and is open where there is room, and on paper (styles/fold.css). */
export function Fold({ kind, summary, open, children }: Props) {
  return (
    <details className={styles.fold} data-fold={kind} open={open}>
      <summary className="plus">{kind === 'corner' ? <span className="visually-hidden">{summary}</span> : summary}</summary>
      {children}
    </details>
  );
}
