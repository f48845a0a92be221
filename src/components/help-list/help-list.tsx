import type { ReactNode } from 'react';
import styles from './help-list.module.css';

interface Props {
  heading: string;
  /** Whether the links have an arrow. */
  arrows?: boolean;
  /** The lines; a list that a script fills has none yet. */
  children?: ReactNode;
}

/** Where to go from a page that could not be had: a heading, and links under rules. */
export function HelpList({ heading, arrows = false, children }: Props) {
  return (
    <>
      <h2 className={styles.label}>{heading}</h2>
      <ul className={arrows ? `${styles.list} arrows` : styles.list}>{children}</ul>
    </>
  );
}
