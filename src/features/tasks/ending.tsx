import type { RefObject } from 'react';
import styles from './task.module.css';
import type { TaskView } from './task-view.ts';

/** The end of a task: the outcome, what it shows about the work, and links. */
export function Ending({ view, text }: { view: TaskView; text: string }) {
  return (
    <>
      <p>{text}</p>
      <p className={styles.conclusion}>{view.lesson}</p>
      <TaskLinks view={view} />
    </>
  );
}

function TaskLinks({ view: { links } }: { view: TaskView }) {
  const labels = ['The course', 'How to apply', 'Another task'];
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }, index) => (
        <li key={href}>
          <a href={href}>
            <span className={`quiet ${styles.linkLabel}`}>{labels[index]}</span> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The task's answer and links, collapsed: for visitors without JavaScript. Stays after hydration if it was opened before. */
export function StaticAnswer({ view, details }: { view: TaskView; details: RefObject<HTMLDetailsElement | null> }) {
  return (
    <details className={styles.staticAnswer} ref={details}>
      <summary>The answer</summary>
      <p>{view.answer}</p>
      <TaskLinks view={view} />
    </details>
  );
}
