import { Fragment, type ReactNode } from 'react';
import styles from './dotted.module.css';

interface Props {
  /** Undefined items are left out. */
  items: readonly (string | undefined)[];
  /** Renders an item; by default as text. */
  render?: (item: string) => ReactNode;
  className?: string | undefined;
}

/** Short facts or names in a row, separated by dots. Items don't break across lines, and no line begins or ends with a dot. */
export function Dotted({ items, render = (item) => item, className = '' }: Props) {
  const visibleItems = items.filter((item) => item !== undefined);
  return (
    <p className={`${styles.dotted} ${className}`}>
      {visibleItems.map((item, index) => (
        <Fragment key={item}>
          {index > 0 && ' '}
          <span className={styles.item}>
            {index > 0 && <span className={styles.dot}>· </span>}
            {render(item)}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
