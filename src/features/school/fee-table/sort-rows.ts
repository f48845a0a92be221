import type { FeeRow } from '#model/fee-row.ts';

/** The columns that can be sorted, and what their two directions are called. The first year needs none: it is the fee and a fixed sum. */
export const columns = {
  name: { label: 'Programme', ascending: 'A to Z', descending: 'Z to A' },
  level: { label: 'Level', ascending: 'certificates first', descending: 'masters first' },
  length: { label: 'Usual length', ascending: 'shortest first', descending: 'longest first' },
  fee: { label: 'Fee a year', ascending: 'lowest first', descending: 'highest first' },
} as const;

export type Column = keyof typeof columns;

export interface Sorting {
  column: Column;
  direction: 'ascending' | 'descending';
}

const sortedBy: Record<Column, (row: FeeRow) => string | number | null> = {
  // Not by the rules of a language: to load them takes a slow phone 50 ms, within the first press.
  name: ({ shortName }) => shortName.toLowerCase(),
  level: ({ order }) => order.level,
  length: ({ order }) => order.months,
  fee: ({ order }) => order.fee,
};

/** The rows by one column. What has no value there stands last in both directions, and equals keep their order. */
export function inOrder(rows: readonly FeeRow[], sorting: Sorting | undefined): readonly FeeRow[] {
  if (!sorting) return rows;
  const value = sortedBy[sorting.column];
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a < b ? -1 : Number(a > b)) * sign;
  });
}
