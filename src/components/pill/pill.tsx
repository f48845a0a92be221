import type { ButtonHTMLAttributes } from 'react';
import styles from './pill.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `filter`: in the accent colour on hover. `large`: the only button on the screen. */
  variant?: 'filter' | 'large';
  /** Pressed state of a toggle. */
  pressed?: boolean;
  /** Attribute by which a script finds the button. */
  [name: `data-${string}`]: string | true;
}

/** A small outlined button; filled while pressed. */
export function Pill({ variant, pressed, ...button }: Props) {
  return <button {...button} type="button" className={styles.pill} data-variant={variant} aria-pressed={pressed} />;
}
