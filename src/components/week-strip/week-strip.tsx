import '#styles/steps.css';
import styles from './week-strip.module.css';

interface Props {
  week: readonly { day: string; activity: string }[];
  /** Whether each day has a row of its own, with its name in title size. */
  rows?: boolean;
}

/** A week on campus, one paragraph per day. */
export function WeekStrip({ week, rows }: Props) {
  return (
    <ol className={`steps ${styles.week}`} data-layout={rows ? 'rows' : undefined}>
      {week.map(({ day, activity }) => (
        <li key={day} className={styles.day}>
          <h3 className={`accent ${styles.dayName}`}>{day}</h3>
          <p>{activity}</p>
        </li>
      ))}
    </ol>
  );
}
