import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { CourseFeeRow } from '#model/admission.ts';
import styles from './course-fees.module.css';

interface Props {
  rows: readonly CourseFeeRow[];
  caption: string;
  /** Text shown instead of a fee that is not published. */
  onRequest: string;
}

/** The fees of a school's courses, with seats and dates if any course has them. On phones each course is a block of lines. */
export function CourseFees({ rows, caption, onRequest }: Props) {
  const feeLabel = rows.some(({ isYearly }) => isYearly) ? 'Fee a year' : 'Fee';
  const has = (field: 'seats' | 'lastDate' | 'sessionStart') => rows.some((row) => row[field] !== null);
  const columns = [
    ...(has('seats') ? [{ label: 'Seats', cell: ({ seats }: CourseFeeRow) => seats }] : []),
    ...(has('lastDate')
      ? [
          {
            label: 'Last date to apply',
            cell: ({ lastDate, closed }: CourseFeeRow) => (closed ? `Closed on ${lastDate}` : lastDate),
          },
        ]
      : []),
    ...(has('sessionStart') ? [{ label: 'Session from', cell: ({ sessionStart }: CourseFeeRow) => sessionStart }] : []),
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">{feeLabel}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <a href={row.href}>
                <LinkedText text={row.name} />
              </a>
            </th>
            <td className={row.fee ? styles.amount : undefined} data-label={feeLabel}>
              {row.fee ?? onRequest}
            </td>
            {columns.map(({ label, cell }) => (
              <td key={label} data-label={label} data-empty={cell(row) === null || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
