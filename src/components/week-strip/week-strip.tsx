import styles from './week-strip.module.css';

interface Props {
  week: readonly { day: string; what: string }[];
  /** Whether each day has a row of the page, its name as large as a title. */
  rows?: boolean;
}

/** A week on campus: one scene for each day. */
export function WeekStrip({ week, rows }: Props) {
  return (
    <ol className={styles.week} data-layout={rows ? 'rows' : undefined}>
      {week.map(({ day, what }) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.name}>{day}</h3>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
