import styles from './it.module.css';
import { Option } from './option.tsx';
import { choiceOf, choicesOf, lastOf, type Play } from './play.ts';
import { itRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** IT: which of five mails is the attack, by what sign, and what comes first when somebody has fallen for it. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={itRules} stage={Stage} />;
}

function Stage({ play }: { play: Play }) {
  if (play.step === 0) return <Mails play={play} />;
  return play.step === 1 ? <Mail play={play} /> : <Windows play={play} />;
}

function Mails({ play }: { play: Play }) {
  return (
    <ul className={styles.mails}>
      {choicesOf(play, 0).map(({ id, label, note }) => (
        <li key={id}>
          <Option play={play} id={id} className={styles.mail}>
            <b>{label}</b> <span>{note}</span>
          </Option>
        </li>
      ))}
    </ul>
  );
}

/** The mail as it came; once its sign is found, the address as large as it goes, and what stands in the place of what. */
function Mail({ play }: { play: Play }) {
  const { label, note } = choiceOf(play, 0, 'receipt') ?? {};
  // Keyed: React would change the text of one into that of the other, which a page translator may have replaced.
  return lastOf(play, 1) === 'address' ? (
    <p key="sign" className={styles.address}>
      <b>
        ca<mark>rn</mark>pus
      </b>{' '}
      not campus
    </p>
  ) : (
    <p key="address" className={styles.address}>
      <span>{label}</span> {note}
    </p>
  );
}

const windows = Array.from({ length: 32 }, (_, index) => index);
/** Hers, and those that had the same mail. */
const hers = 13;
const others = new Set([4, 10, 22, 27]);

/** The house at night, a window for each account. */
function Windows({ play }: { play: Play }) {
  const stateOf = (index: number) => {
    if (play.ending === 'late') return index === hers || index % 3 !== 1 ? 'taken' : undefined;
    if (play.ending === 'told') return index === hers ? 'locked' : others.has(index) ? 'found' : undefined;
    return index === hers ? 'taken' : undefined;
  };
  return (
    <div className={styles.house}>
      <div className={styles.windows} aria-hidden="true">
        {windows.map((index) => (
          <i key={index} data-state={stateOf(index)} />
        ))}
      </div>
      <p>{play.caption}</p>
    </div>
  );
}
