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
 * A choice. Text until the task is at work, a button from then on: no press can come too early. It stays where it is when the step is
 * done, so that focus does.
 */
export function Option({ play, id, className = '', children }: Props) {
  const { ready, rule, pressed, done, press } = play;
  const look = `${styles.option} ${className}`;
  if (!ready || !rule) return <span className={look}>{children}</span>;
  const taken = pressed.includes(id);
  const found = rule.act === 'find' && rule.right === id;
  return (
    <button
      type="button"
      className={look}
      aria-pressed={rule.act === 'take' ? undefined : taken}
      aria-disabled={done || undefined}
      data-choice={id}
      data-state={taken ? (rule.act === 'find' && !found ? 'tried' : 'on') : undefined}
      onClick={() => press(id)}
    >
      {children}
    </button>
  );
}
