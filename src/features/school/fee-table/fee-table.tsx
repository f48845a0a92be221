import '#styles/scroll-row.css';
import { memo, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { KeepLine } from '#components/keep-button/keep-button.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import type { FeeRow } from '#model/fee-row.ts';
import styles from './fee-table.module.css';
import phone from './fee-table-phone.module.css';
import { type Column, type Sorting, sortableColumns, sortRows } from './sort-rows.ts';

interface Props {
  rows: readonly FeeRow[];
  caption: string;
  /** Path of the page, for the link that reloads it. */
  pagePath: string;
  /** Notes on the fees of all rows: what they include and exclude. */
  children: ReactNode;
}

/**
 * A table of all programmes of the school of health sciences: level, duration, eligibility and fees. On phones each row is a few lines with the amounts on
 * the right. After hydration four headings are buttons that sort the rows: ascending first, then descending. The heading has the direction in
 * `aria-sort`, and a live region announces it.
 */
export function FeeTable({ rows, caption, pagePath, children }: Props) {
  const [isHydrated, setIsHydrated] = useState(false);
  const [sorting, setSorting] = useState<Sorting>();
  // Laying out the rows takes a slow phone 100 ms. Deferring it lets the heading show the press in an earlier frame.
  const rowSorting = useDeferredValue(sorting);
  useEffect(() => setIsHydrated(true), []);

  const heading = (column: Column) => {
    const { label } = sortableColumns[column];
    const sorted = sorting?.column === column && sorting.direction;
    return (
      <th scope="col" data-sortable="" aria-sort={sorted || undefined}>
        {isHydrated ? (
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
    <div className={`stack-5 ${styles.fees}`}>
      <p className="visually-hidden" role="status" data-sort-status="">
        {sorting && `Sorted by ${sortableColumns[sorting.column].label}, ${sortableColumns[sorting.column][sorting.direction]}`}
      </p>
      <LoadFailure name="The sorting" pagePath={pagePath} />
      <table className={`${styles.table} ${phone.table}`} data-sort-table="" aria-describedby="fee-rules">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="scroll-row">
            {heading('name')}
            {heading('level')}
            {heading('duration')}
            <th scope="col">To get in</th>
            {heading('fee')}
            <th scope="col">First year with the form</th>
            <th scope="col">All years of study, with the form</th>
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, rowSorting).map((row) => (
            <FeeTableRow key={row.id} {...row} />
          ))}
        </tbody>
      </table>
      <Collapsible variant="text" summary="About these sums">
        {children}
      </Collapsible>
    </div>
  );
}

/** A row of the table. Memoised, because sorting changes only the order of the rows. */
const FeeTableRow = memo(
  ({ id, href, shortName, fullName, level, duration, eligibility, annual, firstYear, total, dates }: FeeRow) => {
    return (
      <tr id={id}>
        <th scope="row">
          <KeepLine id={id} name={shortName}>
            <a className={styles.link} href={href}>
              <span className={`numeral ${styles.shortName}`}>{shortName}</span>{' '}
              <span className={styles.fullName}>{fullName}</span>
            </a>
          </KeepLine>
          {dates && <span className={styles.dates}>{dates}</span>}
        </th>
        <td>{level}</td>
        <td>
          <LinkedText text={duration} />
        </td>
        <td className={`${styles.eligibility} ${phone.eligibility}`}>
          <Collapsible
            variant="text"
            summary={
              <span>
                To get in<span className="visually-hidden">to {shortName}</span>
              </span>
            }
          >
            <LinkedText text={eligibility} />
          </Collapsible>
        </td>
        <td className={firstYear ? `${styles.amount} ${phone.amount}` : `${styles.onRequest} ${phone.onRequest}`}>{annual}</td>
        {firstYear ? (
          <>
            <td className={`${styles.sum} ${phone.sum}`}>{firstYear}</td>
            <td className={`${styles.sum} ${phone.sum} ${phone.total}`}>{total ?? firstYear}</td>
          </>
        ) : (
          <td className={`${styles.onRequest} ${phone.onRequest}`} colSpan={2}>
            <a href={`${href}#fees`}>
              How to ask<span className="visually-hidden"> for the fee of {shortName}</span>
            </a>
          </td>
        )}
      </tr>
    );
  },
);
