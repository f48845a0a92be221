import styles from './fee-table.module.css';

export interface FeeRow {
  id: string;
  href: string;
  shortName: string;
  fullName: string;
  level: string;
  length: string;
  entrance: string;
  annual: string;
  firstYear: string | null;
}

/** All programmes of the school of health sciences side by side: what each is, takes, asks and costs. */
export function FeeTable({ rows, caption, rules }: { rows: readonly FeeRow[]; caption: string; rules: readonly string[] }) {
  return (
    <div className={styles.fees}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Programme</th>
            <th scope="col">Level</th>
            <th scope="col">Usual length</th>
            <th scope="col">To get in</th>
            <th scope="col">Fee a year</th>
            <th scope="col">First year with the form</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={row.id}>
              <th scope="row">
                <a className={styles.link} href={row.href}>
                  <span className={styles.short}>{row.shortName}</span> <span className={styles.full}>{row.fullName}</span>
                </a>
              </th>
              <td data-label="Level">{row.level}</td>
              <td data-label="Usual length">{row.length}</td>
              <td data-label="To get in">{row.entrance}</td>
              <td data-label="Fee a year" className={row.firstYear ? styles.amount : undefined}>
                {row.annual}
              </td>
              <td data-label="First year with the form">{row.firstYear ?? 'ask in writing'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
