import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

interface Props {
  /**
   * Appearance of the summary. `text`: a line of text. `heading`: a heading, which is shown on wide screens too. `corner`: a plus in the corner of the
   * surrounding list item. A press anywhere on the closed item opens it, one on its top closes it. The summary's text is for screen readers.
   */
  variant: 'text' | 'heading' | 'corner';
  summary: ReactNode;
  /** Whether it is open initially. */
  open?: boolean;
  children: ReactNode;
}

/** Content that is collapsible on phones and always shown on wide screens and in print, in browsers with `::details-content` (styles/details.css). */
export function Collapsible({ variant, summary, open, children }: Props) {
  return (
    <details className={styles.collapsible} data-collapsible={variant} open={open}>
      <summary className="plus">{variant === 'corner' ? <span className="visually-hidden">{summary}</span> : summary}</summary>
      {children}
    </details>
  );
}
