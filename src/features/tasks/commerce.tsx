import styles from './commerce.module.css';
import { Option } from './option.tsx';
import { choiceOf, choicesOf, lastOf, type Play } from './play.ts';
import { commerceRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** What the page and the drawer come to at the end, by what was decided. */
const balances: Readonly<Record<string, { book: string; drawer: string }>> = {
  over: { book: '48,720', drawer: '48,720' },
  entry: { book: '48,720', drawer: '48,720' },
  pocket: { book: '48,760', drawer: '48,760' },
};
const atFirst = { book: '48,760', drawer: '48,720' };

/** Commerce: find the line by which the day's book is forty rupees wrong, and mend it so that others can follow. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={commerceRules} stage={Stage} />;
}

function Stage({ play }: { play: Play }) {
  const decided = lastOf(play, 1);
  const { book, drawer } = balances[decided ?? ''] ?? atFirst;
  return (
    <div className={styles.page} data-ended={play.ending}>
      <div className={`${styles.row} ${styles.head}`}>
        <span>Day’s book</span> <span>In</span> <span>Out</span>
      </div>
      {play.step === 0 ? (
        <ol className={styles.lines}>
          {choicesOf(play, 0).map(({ id, label, note = '' }) => (
            <li key={id}>
              <Option play={play} id={id} className={styles.row}>
                <Line label={label} note={note} />
              </Option>
            </li>
          ))}
        </ol>
      ) : (
        <Mended play={play} decided={decided} />
      )}
      <p className={`${styles.row} ${styles.foot}`}>
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

/** A line of the book: the amount stands in the column that its note names. */
function Line({ label, note }: { label: string; note: string }) {
  const out = note.startsWith('Out');
  const amount = (
    <span>
      <span className="visually-hidden">{out ? 'Out' : 'In'}</span> {note.replace(/^\w+ /, '')}
    </span>
  );
  return (
    <>
      <span>{label}</span> <span>{!out && amount}</span> <span>{out && amount}</span>
    </>
  );
}

function Mended({ play, decided }: { play: Play; decided: string | undefined }) {
  const label = choiceOf(play, 0, 'tea')?.label ?? '';
  return (
    <div className={styles.lines}>
      <p className={styles.row} data-struck={decided === 'entry' || undefined}>
        <Line label={label} note={decided === 'over' ? 'Out 20' : 'In 20'} />
      </p>
      {decided === 'entry' && (
        <p className={styles.row}>
          <Line label={`${label}, signed`} note="Out 20" />
        </p>
      )}
    </div>
  );
}
