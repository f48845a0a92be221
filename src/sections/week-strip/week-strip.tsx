import styles from './week-strip.module.css';

/** A week on campus, one scene a day. */
export function WeekStrip({ week }: { week: readonly { day: string; what: string }[] }) {
  return (
    <ol className={styles.week}>
      {week.map(({ day, what }) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.name}>{day}</h3>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
