import styles from './certificates.module.css';
import { Option } from './option.tsx';
import { findChoice, lastPressed, type Play } from './play.ts';
import { certificateRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Cells with the amount of each row. These cells and the total are the choices of the first step. */
const amountCells = ['d2', 'd3', 'd4', 'd5'] as const;
/** Formula and result of the total: by the choice of the second step, and by ending (the next day, with an inserted row). */
const totals: Readonly<Record<string, readonly [formula: string, total: string]>> = {
  typed: ['no formula', '1410'],
  range: ['=SUM(D2:D5)', '1410'],
  each: ['=D2+D3+D4+D5', '1410'],
  stays: ['no formula', '1410'],
  grows: ['=SUM(D2:D6)', '1510'],
  misses: ['=D2+D3+D4+D6', '1410'],
};
const initialTotal = ['=SUM(D2:D4)', '510'] as const;

/** Certificates: find the formula that misses a row, and fix it so that it still works the next day. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={certificateRules} drawing={Drawing} />;
}

function Drawing({ play }: { play: Play }) {
  const [formula, total] = totals[play.ending ?? lastPressed(play, 1) ?? ''] ?? initialTotal;
  const rows: { id: string; label: string; amount: string }[] = amountCells.map((id) => {
    const { label = '', note = '' } = findChoice(play, 0, id) ?? {};
    return { id, label, amount: note };
  });
  if (play.ending) rows.splice(3, 0, { id: 'new', label: 'Clips, 5 at 20', amount: '100' });
  return (
    <div className={styles.sheet} data-compact={play.step > 0 || undefined} data-ended={play.ending}>
      <HeadingRow id="columns" number="" headings="A B C D" />
      <HeadingRow id="headings" number="1" headings="Item No. Price Amount" />
      {[...rows, { id: 'd6', label: 'Total', amount: total }].map(({ id, label, amount }, index) => {
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

/** A row of headings: the column letters, or the first row of the sheet. */
function HeadingRow({ id, number, headings }: { id: string; number: string; headings: string }) {
  return (
    <div className={`${styles.row} ${styles.headings}`} data-row={id}>
      <span className={styles.number}>{number}</span>
      {headings.split(' ').map((heading) => (
        <span key={heading}>{heading}</span>
      ))}
    </div>
  );
}
