import { Fragment, type ReactNode } from 'react';
import styles from './dotted.module.css';

interface Props {
  /** Undefined parts are left out. */
  parts: readonly (string | undefined)[];
  /** Renders a part; by default as text. */
  show?: (part: string) => ReactNode;
  className?: string | undefined;
}

/** Short facts or names one after another, with a dot between two on a line. Each goes to the next line whole, and no dot begins or ends one. */
export function Dotted({ parts, show = (part) => part, className = '' }: Props) {
  const said = parts.filter((part) => part !== undefined);
  return (
    <p className={`${styles.dotted} ${className}`}>
      {said.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' '}
          <span className={styles.part}>
            {place > 0 && <span className={styles.dot}>· </span>}
            {show(part)}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
