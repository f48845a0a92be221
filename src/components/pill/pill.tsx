import type { ButtonHTMLAttributes } from 'react';
import styles from './pill.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `choice`: one of a filter's, lit by the accent under the mouse. `roomy`: has its words to itself. `great`: alone on its screen. */
  kind?: 'choice' | 'roomy' | 'great';
  /** Pressed state of a toggle. */
  pressed?: boolean;
  /** Attribute by which its script finds it. */
  [name: `data-${string}`]: string | true;
}

/** A small button that changes what is on the page, in an outline; filled while it is pressed. */
export function Pill({ kind, pressed, ...button }: Props) {
  return <button {...button} type="button" className={styles.pill} data-kind={kind} aria-pressed={pressed} />;
}
