import styles from './commerce.module.css';
import { Option } from './option.tsx';
import { choicesOf, findChoice, lastPressed, type Play } from './play.ts';
import { commerceRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Balances of the book and the cash drawer, by decision. */
const balances: Readonly<Record<string, { book: string; drawer: string }>> = {
  over: { book: '48,720', drawer: '48,720' },
  entry: { book: '48,720', drawer: '48,720' },
  pocket: { book: '48,760', drawer: '48,760' },
};
const initialBalance = { book: '48,760', drawer: '48,720' };

/** Commerce: find the entry that makes the day's book forty rupees wrong, and correct it so that others can follow. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={commerceRules} drawing={Drawing} />;
}

function Drawing({ play }: { play: Play }) {
  const decision = lastPressed(play, 1);
  const { book, drawer } = balances[decision ?? ''] ?? initialBalance;
  return (
    <div className={styles.page} data-ended={play.ending}>
      <div className={`${styles.row} ${styles.columnHeadings}`}>
        <span>Day’s book</span> <span>In</span> <span>Out</span>
      </div>
      {play.step === 0 ? (
        <ol className={styles.entries}>
          {choicesOf(play, 0).map(({ id, label, note = '' }) => (
            <li key={id}>
              <Option play={play} id={id} className={styles.row}>
                <Entry label={label} note={note} />
              </Option>
            </li>
          ))}
        </ol>
      ) : (
        <WrongEntry play={play} decision={decision} />
      )}
      <p className={`${styles.row} ${styles.totals}`}>
        <span>
          Book <b>{book}</b>
        </span>
        <span>
          Drawer <b>{drawer}</b>
        </span>
      </p>
    </div>
  );
}

/** An entry of the book. Its note has the column and the amount: 'Out 150'. */
function Entry({ label, note }: { label: string; note: string }) {
  const isOut = note.startsWith('Out');
  const amount = (
    <span>
      <span className="visually-hidden">{isOut ? 'Out' : 'In'}</span> {note.replace(/^\w+ /, '')}
    </span>
  );
  return (
    <>
      <span>{label}</span> <span>{!isOut && amount}</span> <span>{isOut && amount}</span>
    </>
  );
}

/** The wrong entry, as the decision leaves it. */
function WrongEntry({ play, decision }: { play: Play; decision: string | undefined }) {
  const label = findChoice(play, 0, 'tea')?.label ?? '';
  return (
    <div className={styles.entries}>
      <p className={styles.row} data-struck={decision === 'entry' || undefined}>
        <Entry label={label} note={decision === 'over' ? 'Out 20' : 'In 20'} />
      </p>
      {decision === 'entry' && (
        <p className={styles.row}>
          <Entry label={`${label}, signed`} note="Out 20" />
        </p>
      )}
    </div>
  );
}
