import '#styles/drawn-aside.css';
import { memo, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Fold } from '#components/fold/fold.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { FeeRow } from '#model/fee-row.ts';
import styles from './fee-table.module.css';
import phone from './fee-table-phone.module.css';
import { type Column, columns, inOrder, type Sorting } from './sort-rows.ts';

interface Props {
  rows: readonly FeeRow[];
  caption: string;
  /** The address of the page that it stands on. */
  here: string;
  /** What the figures hold and what they leave out; it holds for every row. */
  children: ReactNode;
}

/**
 * All programmes of the school of health sciences side by side: what each is, takes, asks and costs. On a phone each row folds into a
 * few lines, its sums at the right, one under the other. Hydrated, four headings are buttons: a first press sorts upwards, the next the
 * other way round. The heading says the direction (`aria-sort`), a status beside the table says it aloud.
 */
export function FeeTable({ rows, caption, here, children }: Props) {
  const [ready, setReady] = useState(false);
  const [sorting, setSorting] = useState<Sorting>();
  // A slow phone takes a tenth of a second to lay the rows out again: the heading answers the press in a frame of its own before that.
  const rowSorting = useDeferredValue(sorting);
  useEffect(() => setReady(true), []);

  const heading = (column: Column) => {
    const { label } = columns[column];
    const sorted = sorting?.column === column && sorting.direction;
    return (
      <th scope="col" data-sortable="" aria-sort={sorted || undefined}>
        {ready ? (
          <button
            type="button"
            onClick={() => setSorting({ column, direction: sorted === 'ascending' ? 'descending' : 'ascending' })}
          >
            {label}
          </button>
        ) : (
          <span>{label}</span>
        )}
      </th>
    );
  };

  return (
    <div className={styles.fees}>
      <p className="visually-hidden" role="status" data-sort-status="">
        {sorting && `Sorted by ${columns[sorting.column].label}, ${columns[sorting.column][sorting.direction]}`}
      </p>
      <LoadFailure what="The sorting" here={here} />
      <table className={`${styles.table} ${phone.table}`} data-sort-table="" aria-describedby="fee-rules">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="drawn-aside">
            {heading('name')}
            {heading('level')}
            {heading('length')}
            <th scope="col">To get in</th>
            {heading('fee')}
            <th scope="col">First year with the form</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, rowSorting).map((row) => (
            <FeeLine key={row.id} {...row} />
          ))}
        </tbody>
      </table>
      <Fold kind="rest" summary="About these sums">
        {children}
      </Fold>
    </div>
  );
}

/** Memoised: to sort moves the rows and changes none. */
const FeeLine = memo(({ id, href, shortName, fullName, level, length, entrance, annual, firstYear, dates }: FeeRow) => {
  return (
    <tr id={id}>
      <th scope="row">
        <a className={styles.link} href={href}>
          <span className={styles.short}>{shortName}</span> <span className={styles.full}>{fullName}</span>
        </a>
        {dates && <span className={styles.dates}>{dates}</span>}
      </th>
      <td>{level}</td>
      <td>
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
      <td className={firstYear ? `${styles.amount} ${phone.amount}` : `${styles.consult} ${phone.consult}`}>{annual}</td>
      <td className={firstYear ? `${styles.sum} ${phone.sum}` : `${styles.consult} ${phone.consult}`}>
        {firstYear ?? (
          <a href={`${href}#fees`}>
            How to ask<span className="visually-hidden"> for the fee of {shortName}</span>
          </a>
        )}
      </td>
    </tr>
  );
});
