import styles from './humanities.module.css';
import { Option } from './option.tsx';
import { choicesOf, findChoice, lastPressed, type Play } from './play.ts';
import { humanitiesRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Humanities: choose one of three translations of a line, see what it loses, and decide what to do about it. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={humanitiesRules} drawing={Drawing} />;
}

/** A translation on each step of a riverbank; then the chosen one with the visitor's decision. */
function Drawing({ play }: { play: Play }) {
  const chosen = lastPressed(play, 0);
  return (
    <>
      <svg viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.river} d="M0 330h600v70H0z" />
        <path className={styles.cast} d="M430 0h170v400H210z" />
      </svg>
      {play.step === 0 ? (
        <ul className={styles.steps}>
          {choicesOf(play, 0).map(({ id, label }) => (
            <li key={id} data-gone={(play.done && id !== chosen) || undefined}>
              <Option play={play} id={id} className={styles.version}>
                {label}
              </Option>
            </li>
          ))}
        </ul>
      ) : (
        <ChosenTranslation play={play} line={findChoice(play, 0, chosen)?.label ?? ''} />
      )}
    </>
  );
}

function ChosenTranslation({ play, line }: { play: Play; line: string }) {
  const decision = lastPressed(play, 1);
  return (
    <div className={styles.chosen} data-ended={play.ending}>
      <p>{decision === 'carry' ? line.replace('love', 'prem') : line}</p>
      {decision === 'note' && (
        <span className={styles.note} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
    </div>
  );
}
