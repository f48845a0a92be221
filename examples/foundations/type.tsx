import styles from './foundations.module.css';
import { tokensOf } from './tokens.ts';

/** The fluid type scale: each step with its value, set at its size. */
export function TypeScale({ sample }: { sample: string }) {
  return (
    <div className={styles.rows}>
      {tokensOf('type').map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span>{value}</span>
          </p>
          <p className={styles.specimen} data-token={name}>
            {sample}
          </p>
        </div>
      ))}
    </div>
  );
}

interface FamilyProps {
  /** What is set in each family, by the token's name; others are set in `text`. */
  samples: Readonly<Record<string, string>>;
}

/** The families, each set in what it is for. */
export function Families({ samples }: FamilyProps) {
  return (
    <div className={styles.rows}>
      {tokensOf('font').map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span>{value.split(',')[0]?.replaceAll("'", '')}</span>
          </p>
          <p className={styles.lines} data-token={name} data-family={name}>
            {samples[name] ?? samples['font-text']}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Leading and tracking, on a paragraph. */
export function Leading({ sample }: { sample: string }) {
  return (
    <div className={styles.rows}>
      {tokensOf('leading', 'tracking').map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span>{value}</span>
          </p>
          <p className={styles.lines} data-token={name}>
            {sample}
          </p>
        </div>
      ))}
    </div>
  );
}
