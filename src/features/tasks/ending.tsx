import type { RefObject } from 'react';
import styles from './task.module.css';
import type { TaskView } from './task-view.ts';

/** What became of it, what that says about the work, and the ways on. */
export function Ending({ view, text }: { view: TaskView; text: string }) {
  return (
    <>
      <p>{text}</p>
      <p className={styles.says}>{view.says}</p>
      <Ways view={view} />
    </>
  );
}

function Ways({ view: { ways } }: { view: TaskView }) {
  const leads = ['To learn this', 'To come here', 'Another minute'];
  return (
    <ul className={styles.ways}>
      {ways.map(({ href, label }, index) => (
        <li key={href}>
          <a href={href}>
            <span className={styles.way}>{leads[index]}</span> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What a reader without script has: the whole of it and the ways on, folded. */
export function Answer({ view, fold }: { view: TaskView; fold: RefObject<HTMLDetailsElement | null> }) {
  return (
    <details className={styles.answer} ref={fold}>
      <summary>How it goes on</summary>
      <p>{view.answer}</p>
      <Ways view={view} />
    </details>
  );
}
