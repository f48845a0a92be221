import '../../../styles/drawn-aside.css';
import { Fold } from '../../../components/fold/fold.tsx';
import { LinkedText } from '../../../components/prose/prose.tsx';
import type { FeeRow } from '../../../data/fee-rows.ts';
import { FeeRules } from './fee-rules.tsx';
import styles from './fee-table.module.css';
import phone from './fee-table-phone.module.css';

interface Props {
  rows: readonly FeeRow[];
  caption: string;
  /** What the figures hold and what they leave out; it holds for every row. */
  rules: { firstYear: string; separate: string; fines: string };
}

/** The columns that can be sorted, and what their two directions are called. The first year needs none: it is the fee and a fixed sum. */
const sorted = {
  name: { label: 'Programme', up: 'A to Z', down: 'Z to A' },
  level: { label: 'Level', up: 'certificates first', down: 'masters first' },
  length: { label: 'Usual length', up: 'shortest first', down: 'longest first' },
  fee: { label: 'Fee a year', up: 'lowest first', down: 'highest first' },
} as const;

/**
 * All programmes of the school of health sciences side by side: what each is, takes, asks and costs. On a phone each row folds into a
 * few lines, its sums at the right, one under the other. A script turns the marked headings into buttons (features/school/fee-table/sort-table.ts).
 */
export function FeeTable({ rows, caption, rules }: Props) {
  return (
    <div className={styles.fees}>
      <p className="visually-hidden" role="status" data-sort-status="" />
      <table className={`${styles.table} ${phone.table}`} data-sort-table="" aria-describedby="fee-rules">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="drawn-aside">
            <SortedHeading column="name" />
            <SortedHeading column="level" />
            <SortedHeading column="length" />
            <th scope="col">To get in</th>
            <SortedHeading column="fee" />
            <th scope="col">First year with the form</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FeeLine key={row.id} {...row} />
          ))}
        </tbody>
      </table>
      <Fold kind="rest" summary="About these sums">
        <FeeRules id="fee-rules" firstYear={rules.firstYear} separate={rules.separate} fines={rules.fines} />
      </Fold>
    </div>
  );
}

function SortedHeading({ column }: { column: keyof typeof sorted }) {
  const { label, up, down } = sorted[column];
  return (
    <th scope="col" data-sort-up={up} data-sort-down={down}>
      {label}
    </th>
  );
}

function FeeLine({ id, href, shortName, fullName, level, length, entrance, annual, firstYear, order }: FeeRow) {
  return (
    <tr id={id}>
      <th scope="row" data-sort-by={shortName}>
        <a className={styles.link} href={href}>
          <span className={styles.short}>{shortName}</span> <span className={styles.full}>{fullName}</span>
        </a>
      </th>
      <td data-sort-by={order.level}>{level}</td>
      <td data-sort-by={order.months}>
        <LinkedText text={length} />
      </td>
      <td className={`${styles.entrance} ${phone.entrance}`}>
        <Fold
          kind="rest"
          summary={
            <span>
              To get in<span className="visually-hidden">to {shortName}</span>
            </span>
          }
        >
          <LinkedText text={entrance} />
        </Fold>
      </td>
      <td
        className={firstYear ? `${styles.amount} ${phone.amount}` : `${styles.consult} ${phone.consult}`}
        data-sort-by={order.fee ?? undefined}
      >
        {annual}
      </td>
      <td className={firstYear ? `${styles.sum} ${phone.sum}` : `${styles.consult} ${phone.consult}`}>
        {firstYear ?? (
          <a href={`${href}#fees`}>
            How to ask<span className="visually-hidden"> for the fee of {shortName}</span>
          </a>
        )}
      </td>
    </tr>
  );
}
