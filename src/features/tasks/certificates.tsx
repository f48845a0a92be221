import styles from './certificates.module.css';
import { Option } from './option.tsx';
import { choiceOf, lastOf, type Play } from './play.ts';
import { certificateRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** The sheet: what was sold, how many, at how much. The amounts, and the total, are the choices. */
const goods = ['d2', 'd3', 'd4', 'd5'] as const;
const formulas: Readonly<Record<string, string>> = {
  d2: '=B2*C2',
  d3: '=B3*C3',
  d4: '=B4*C4',
  d5: '=B5*C5',
  d6: '=SUM(D2:D4)',
  typed: '1410',
  range: '=SUM(D2:D5)',
  each: '=D2+D3+D4+D5',
};
/** The formula and the total a day later, when a row has come in. */
const later: Readonly<Record<string, { formula: string; total: string }>> = {
  grows: { formula: '=SUM(D2:D6)', total: '1510' },
  stays: { formula: '1410', total: '1410' },
  misses: { formula: '=D2+D3+D4+D6', total: '1410' },
};

/** Certificates: find the formula that stops a row early, and mend it for the day after, too. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={certificateRules} stage={Stage} />;
}

function Stage({ play }: { play: Play }) {
  const looked = lastOf(play, 1) ?? (play.step === 0 ? lastOf(play, 0) : 'd6');
  const end = later[play.ending ?? ''];
  const total = end?.total ?? (lastOf(play, 1) ? '1410' : '510');
  const sold: { id: string; what: string[]; amount: string }[] = goods.map((id) => {
    const { label = '', note = '' } = choiceOf(play, 0, id) ?? {};
    return { id, what: label.split(', '), amount: note };
  });
  if (end) sold.splice(3, 0, { id: 'new', what: ['Clips', '5 at 20'], amount: '100' });
  return (
    <div className={styles.sheet} data-small={play.step > 0 || undefined}>
      <p className={styles.formula}>
        <i>fx</i> {end?.formula ?? formulas[looked ?? '']}
      </p>
      {[...sold, { id: 'd6', what: ['Total'], amount: total }].map(({ id, what: [name, count], amount }, index) => (
        <div key={id} className={styles.row} data-row={id}>
          <span className={styles.number}>{index + 2}</span>
          <span>{name}</span> <span className={styles.count}>{count}</span>
          {play.step === 0 ? (
            <Option play={play} id={id} className={styles.cell}>
              <span className="visually-hidden">
                D{index + 2}, {name}:{' '}
              </span>
              {amount}
            </Option>
          ) : (
            <span className={styles.cell}>{amount}</span>
          )}
        </div>
      ))}
    </div>
  );
}
