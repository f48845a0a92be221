import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

interface Props {
  heading: string;
  /** Whether the links have an arrow. */
  hasArrows?: boolean;
  /** List items. Empty if a script fills the list. */
  children?: ReactNode;
}

/** A heading and a list with a rule above each item. */
export function RuledList({ heading, hasArrows = false, children }: Props) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={hasArrows ? `${styles.list} arrows` : styles.list}>{children}</ul>
    </>
  );
}
