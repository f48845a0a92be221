import styles from './foundations.module.css';
import { tokensOf } from './tokens.ts';

/** Times and curves: point at a track, or give it the focus, and its runner crosses it so. */
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
