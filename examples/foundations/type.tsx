import styles from './foundations.module.css';
import { tokensOf } from './tokens.ts';

/** The fluid type scale: each step with its value and a sample. */
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
  /** The sample of each font family by its token. Other families have the sample of `text`. */
  samples: Readonly<Record<string, string>>;
}

/** The font families, each with its own sample. */
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

/** Line heights and letter spacings on a paragraph. */
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
