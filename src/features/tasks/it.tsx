import styles from './it.module.css';
import { Option } from './option.tsx';
import { choicesOf, findChoice, lastPressed, type Play } from './play.ts';
import { itRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** IT: find the phishing e-mail among five and the sign that gives it away, and decide what to do first when somebody has clicked. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={itRules} drawing={Drawing} />;
}

function Drawing({ play }: { play: Play }) {
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

/** The sender of the e-mail; once the sign is found, its address enlarged with the replaced letters marked. */
function Mail({ play }: { play: Play }) {
  const { label, note } = findChoice(play, 0, 'receipt') ?? {};
  // Keys, so that React replaces the element: it must not change text nodes that a page translator may have replaced.
  return lastPressed(play, 1) === 'address' ? (
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
/** The colleague's account, and the accounts that received the same e-mail. */
const victim = 13;
const recipients = new Set([4, 10, 22, 27]);

/** A building at night, with a window for each account. */
function Windows({ play }: { play: Play }) {
  const stateOf = (index: number) => {
    if (play.ending === 'late') return index === victim || index % 3 !== 1 ? 'taken' : undefined;
    if (play.ending === 'told') return index === victim ? 'locked' : recipients.has(index) ? 'found' : undefined;
    return index === victim ? 'taken' : undefined;
  };
  return (
    <div className={`stack-1 ${styles.house}`}>
      <div className={styles.windows} aria-hidden="true">
        {windows.map((index) => (
          <i key={index} data-state={stateOf(index)} />
        ))}
      </div>
      <p>{play.caption}</p>
    </div>
  );
}
