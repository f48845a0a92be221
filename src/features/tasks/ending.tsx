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
  const labels = ['To learn this', 'To come here', 'Another minute'];
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }, index) => (
        <li key={href}>
          <a href={href}>
            <span className={styles.linkLabel}>{labels[index]}</span> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The task's solution and links for visitors without JavaScript, collapsed. */
export function ScriptlessAnswer({ view, details }: { view: TaskView; details: RefObject<HTMLDetailsElement | null> }) {
  return (
    <details className={styles.scriptless} ref={details}>
      <summary>How it goes on</summary>
      <p>{view.answer}</p>
      <TaskLinks view={view} />
    </details>
  );
}
