import type { ReactNode } from 'react';
import type { Play } from './play.ts';
import styles from './task.module.css';

interface Props {
  play: Play;
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A choice: text before hydration, a button after. The text is focusable, so that a press before hydration is found by its focus (use-hydration.ts)
 * and repeated. The button remains when the step is completed, so that it keeps the focus.
 */
export function Option({ play, id, className = '', children }: Props) {
  const { isHydrated, rule, pressed, done, press } = play;
  const classes = `${styles.option} ${className}`;
  if (!isHydrated || !rule) {
    return (
      <span className={classes} tabIndex={-1} data-choice={id}>
        {children}
      </span>
    );
  }
  const isPressed = pressed.includes(id);
  const isWrong = rule.kind === 'find' && rule.right !== id;
  return (
    <button
      type="button"
      className={classes}
      aria-pressed={rule.kind === 'repeat' ? undefined : isPressed}
      aria-disabled={(done && rule.kind !== 'sort') || undefined}
      data-choice={id}
      data-state={isPressed ? (isWrong ? 'wrong' : 'selected') : undefined}
      onClick={() => press(id)}
    >
      {children}
    </button>
  );
}
