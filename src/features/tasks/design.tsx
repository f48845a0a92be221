import type { ReactNode } from 'react';
import styles from './design.module.css';
import { Option } from './option.tsx';
import { findChoice, lastPressed, type Play } from './play.ts';
import { designRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Design: find what keeps a grandmother from booking her ticket, and change only that. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={designRules} drawing={Drawing} />;
}

/** The screen of a phone. The drawing is hidden from assistive technology, which reads the labels of the choices. */
function Drawing({ play }: { play: Play }) {
  const isFirstStep = play.step === 0;
  const change = lastPressed(play, 1);
  const noteOf = (id: string) => findChoice(play, 0, id)?.note;
  const part = (id: string, className: string, content: ReactNode) => {
    const label = findChoice(play, 0, id)?.label;
    return isFirstStep ? (
      <Option play={play} id={id} className={`${styles.part} ${className}`}>
        <span aria-hidden="true">{content}</span>
        <span className="visually-hidden">{label}</span>
      </Option>
    ) : (
      <span className={`${styles.part} ${className}`} aria-hidden="true">
        {content}
      </span>
    );
  };
  return (
    <div
      className={`stack-1 ${styles.phone}`}
      data-change={change}
      data-first={isFirstStep || undefined}
      data-ended={play.ending}
    >
      <div className={styles.top}>
        {part('menu', styles.menu ?? '', '')}
        <span className={styles.journey} aria-hidden="true">
          Nashik
        </span>
      </div>
      {part('seat', styles.seat ?? '', noteOf('seat'))}
      {part('cover', styles.cover ?? '', noteOf('cover'))}
      {part('app', styles.app ?? '', noteOf('app'))}
      {change === 'bubble' && (
        <span className={styles.bubble} aria-hidden="true">
          {findChoice(play, 1, 'bubble')?.note}
        </span>
      )}
      {part('continue', styles.go ?? '', change === 'plain' ? findChoice(play, 1, 'plain')?.note : <FaintLabel />)}
    </div>
  );
}

/** The label of the button that is the mistake: an SVG, because its contrast is too low for text. */
function FaintLabel() {
  return (
    <svg className={styles.faint} viewBox="0 0 100 24" aria-hidden="true">
      <text x="50" y="18" textAnchor="middle">
        Continue
      </text>
    </svg>
  );
}
