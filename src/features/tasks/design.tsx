import type { ReactNode } from 'react';
import styles from './design.module.css';
import { Option } from './option.tsx';
import { choiceOf, lastOf, type Play } from './play.ts';
import { designRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Design: find what keeps a grandmother from booking her ticket, and change that and nothing else. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={designRules} stage={Stage} />;
}

/** The screen of a phone. What it shows is drawn, hidden from assistive technology, and said by the choice's own words. */
function Stage({ play }: { play: Play }) {
  const first = play.step === 0;
  const change = lastOf(play, 1);
  const shown = (id: string) => choiceOf(play, 0, id)?.note;
  const part = (id: string, look: string, shows: ReactNode) => {
    const label = choiceOf(play, 0, id)?.label;
    return first ? (
      <Option play={play} id={id} className={`${styles.part} ${look}`}>
        <span aria-hidden="true">{shows}</span>
        <span className="visually-hidden">{label}</span>
      </Option>
    ) : (
      <span className={`${styles.part} ${look}`} aria-hidden="true">
        {shows}
      </span>
    );
  };
  return (
    <div className={styles.phone} data-change={change} data-first={first || undefined} data-ended={play.ending}>
      <div className={styles.top}>
        {part('menu', styles.menu ?? '', '')}
        <span className={styles.journey} aria-hidden="true">
          Nashik
        </span>
      </div>
      {part('seat', styles.seat ?? '', shown('seat'))}
      {part('cover', styles.cover ?? '', shown('cover'))}
      {part('app', styles.app ?? '', shown('app'))}
      {change === 'bubble' && (
        <span className={styles.bubble} aria-hidden="true">
          {choiceOf(play, 1, 'bubble')?.note}
        </span>
      )}
      {part('continue', styles.go ?? '', change === 'plain' ? choiceOf(play, 1, 'plain')?.note : <Faint />)}
    </div>
  );
}

/** The fault that is looked for, as a picture of words too faint to read. */
function Faint() {
  return (
    <svg className={styles.faint} viewBox="0 0 100 24" aria-hidden="true">
      <text x="50" y="18" textAnchor="middle">
        Continue
      </text>
    </svg>
  );
}
