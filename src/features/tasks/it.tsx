import styles from './it.module.css';
import { Option } from './option.tsx';
import { choicesOf, lastOf, type Play } from './play.ts';
import { itRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** IT: which of five mails is the attack, by what sign, and what comes first when somebody has fallen for it. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={itRules} stage={Stage} />;
}

function Stage({ play }: { play: Play }) {
  if (play.step === 0) return <Mails play={play} />;
  return play.step === 1 ? <Address shown={lastOf(play, 1) === 'address'} /> : <Windows play={play} />;
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

/** The address as large as it goes; once it is found, what stands in the place of what. */
function Address({ shown }: { shown: boolean }) {
  return (
    <p className={styles.address}>
      accounts@ <b>ca{shown ? <mark>rn</mark> : 'rn'}pus</b> <span>{shown && 'not campus'}</span>
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
    <div className={styles.house} aria-hidden="true">
      {windows.map((index) => (
        <i key={index} data-state={stateOf(index)} />
      ))}
    </div>
  );
}
