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
 * A choice. Text until the task is at work, a button from then on; what is pressed before has the focus, by which the frame knows it. It
 * stays where it is when the step is done, so that focus does.
 */
export function Option({ play, id, className = '', children }: Props) {
  const { ready, rule, pressed, done, press } = play;
  const look = `${styles.option} ${className}`;
  if (!ready || !rule) {
    return (
      <span className={look} tabIndex={-1} data-choice={id}>
        {children}
      </span>
    );
  }
  const taken = pressed.includes(id);
  const tried = rule.act === 'find' && rule.right !== id;
  return (
    <button
      type="button"
      className={look}
      aria-pressed={rule.act === 'take' ? undefined : taken}
      aria-disabled={(done && rule.act !== 'sort') || undefined}
      data-choice={id}
      data-state={taken ? (tried ? 'tried' : 'on') : undefined}
      onClick={() => press(id)}
    >
      {children}
    </button>
  );
}
