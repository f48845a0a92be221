import styles from './legal.module.css';
import { Option } from './option.tsx';
import { choicesOf, findChoice, type Play } from './play.ts';
import { lawRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Law: find the leading question among six, and choose the ground for an objection. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={lawRules} drawing={Drawing} />;
}

function Drawing({ play }: { play: Play }) {
  return (
    <>
      <Hall />
      {play.step === 0 ? (
        <ol className={styles.sheet}>
          {choicesOf(play, 0).map(({ id, label }, index) => (
            <li key={id}>
              <Option play={play} id={id} className={styles.question}>
                <span className={styles.number}>{index + 1}</span> {label}
              </Option>
            </li>
          ))}
        </ol>
      ) : (
        <CourtRecord play={play} />
      )}
    </>
  );
}

/** Columns in the sun, with their shadows on the floor. */
function Hall() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.floor} d="M0 330h600v70H0z" />
      {[20, 170, 320, 470].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.cast} d="M60 330l150 70h-70L4 330z" />
          <path className={styles.column} d="M0 0h62v330H0z" />
          <path className={styles.shaded} d="M38 0h24v330H38z" />
          <path className={styles.column} d="M-10 330h82v16h-82z" />
        </g>
      ))}
    </svg>
  );
}

function CourtRecord({ play }: { play: Play }) {
  const question = findChoice(play, 0, 'red')?.label;
  return (
    <div className={styles.record}>
      <p className={styles.spoken} data-struck={play.ending === 'sustained' || undefined}>
        {question}
      </p>
      {play.caption && <p className={styles.spoken}>{play.caption}</p>}
    </div>
  );
}
