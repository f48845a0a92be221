import type { FeeRow } from '#model/fee-row.ts';

/** Labels of each column and of its two directions. Sorting by the first year would give the same order as by the fee: it adds a fixed sum. */
export const sortableColumns = {
  name: { label: 'Programme', ascending: 'A to Z', descending: 'Z to A' },
  level: { label: 'Level', ascending: 'certificates first', descending: 'masters first' },
  duration: { label: 'Usual length', ascending: 'shortest first', descending: 'longest first' },
  fee: { label: 'Fee a year', ascending: 'lowest first', descending: 'highest first' },
} as const;

export type Column = keyof typeof sortableColumns;

export interface Sorting {
  column: Column;
  direction: 'ascending' | 'descending';
}

const sortKeys: Record<Column, (row: FeeRow) => string | number | null> = {
  // Not with `localeCompare`, which takes a slow phone 50 ms at the first press.
  name: ({ shortName }) => shortName.toLowerCase(),
  level: ({ order }) => order.level,
  duration: ({ order }) => order.months,
  fee: ({ order }) => order.fee,
};

/** Returns the rows sorted by a column. Rows without a value are last in both directions; equal rows keep their order. */
export function sortRows(rows: readonly FeeRow[], sorting: Sorting | undefined): readonly FeeRow[] {
  if (!sorting) return rows;
  const value = sortKeys[sorting.column];
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const [a, b] = [value(first), value(second)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a < b ? -1 : Number(a > b)) * sign;
  });
}
