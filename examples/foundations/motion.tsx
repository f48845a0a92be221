import styles from './foundations.module.css';
import { tokensOf } from './tokens.ts';

/** Durations and easing curves. A track's runner moves on hover and focus. */
export function Motion() {
  return (
    <div className={styles.rows}>
      {tokensOf('time', 'curve').map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span>{value}</span>
          </p>
          <button type="button" className={styles.track} aria-label={`Run ${name}`}>
            <span className={styles.runner} data-token={name} />
          </button>
        </div>
      ))}
    </div>
  );
}
