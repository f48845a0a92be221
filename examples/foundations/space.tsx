import styles from './foundations.module.css';
import { tokensOf } from './tokens.ts';

/** The lengths by role, at their size. */
export function Space() {
  return (
    <div className={styles.rows}>
      {tokensOf('space', 'gutter', 'margin', 'bar', 'target', 'measure', 'border').map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span>{value}</span>
          </p>
          <div className={styles.scroll}>
            <span className={name === 'border-width' ? styles.rule : styles.bar} data-token={name} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The twelve columns of a band, between the page's margins. */
export function Columns() {
  return (
    <div className={`band ${styles.columns}`}>
      {Array.from({ length: 12 }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
        <span key={column}>{column + 1}</span>
      ))}
    </div>
  );
}
