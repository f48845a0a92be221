import styles from './certificates.module.css';
import { Option } from './option.tsx';
import { choiceOf, lastOf, type Play } from './play.ts';
import { certificateRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** The rows of the sheet: what was sold, how many, at how much. The amounts, and the total below them, are the choices. */
const goods = ['d2', 'd3', 'd4', 'd5'] as const;
/** The total by what was done to it, and a day later, when a row has come in. */
const totals: Readonly<Record<string, readonly [formula: string, total: string]>> = {
  typed: ['no formula', '1410'],
  range: ['=SUM(D2:D5)', '1410'],
  each: ['=D2+D3+D4+D5', '1410'],
  stays: ['no formula', '1410'],
  grows: ['=SUM(D2:D6)', '1510'],
  misses: ['=D2+D3+D4+D6', '1410'],
};
const atFirst = ['=SUM(D2:D4)', '510'] as const;

/** Certificates: find the formula that stops a row early, and mend it for the day after, too. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={certificateRules} stage={Stage} />;
}

function Stage({ play }: { play: Play }) {
  const [formula, total] = totals[play.ending ?? lastOf(play, 1) ?? ''] ?? atFirst;
  const sold: { id: string; label: string; amount: string }[] = goods.map((id) => {
    const { label = '', note = '' } = choiceOf(play, 0, id) ?? {};
    return { id, label, amount: note };
  });
  if (play.ending) sold.splice(3, 0, { id: 'new', label: 'Clips, 5 at 20', amount: '100' });
  return (
    <div className={styles.sheet} data-small={play.step > 0 || undefined} data-ended={play.ending}>
      <Names id="letters" number="" names="A B C D" />
      <Names id="heads" number="1" names="Item No. Price Amount" />
      {[...sold, { id: 'd6', label: 'Total', amount: total }].map(({ id, label, amount }, index) => {
        const row = index + 2;
        const [name, count, price] = label.split(/, | at /);
        const cell = (
          <>
            <span>{amount}</span> <span className={styles.formula}>{id === 'd6' ? formula : `=B${row}*C${row}`}</span>
          </>
        );
        return (
          <div key={id} className={styles.row} data-row={id}>
            <span className={styles.number}>{row}</span>
            <span>{name}</span> <span>{count}</span> <span>{price}</span>
            {play.step === 0 ? (
              <Option play={play} id={id} className={styles.cell}>
                <span className="visually-hidden">
                  D{row}, {name}:{' '}
                </span>
                {cell}
              </Option>
            ) : (
              <span className={styles.cell}>{cell}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What stands over the columns: their letters, and their heads in the first row. */
function Names({ id, number, names }: { id: string; number: string; names: string }) {
  return (
    <div className={`${styles.row} ${styles.names}`} data-row={id}>
      <span className={styles.number}>{number}</span>
      {names.split(' ').map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
