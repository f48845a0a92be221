import styles from './foundations.module.css';
import { pixelsOf, tokensOf } from './tokens.ts';

/** The two screens that the figures are given for. */
const screens = [360, 1440] as const;

/** The fluid scale, each step at its size, with what it comes to on a phone and on a desk. */
export function TypeScale({ sample }: { sample: string }) {
  return (
    <div className={styles.rows}>
      {tokensOf('type').map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <p className={styles.what}>
            <strong>{name}</strong>
            <span data-sizes={name}>{screens.map((width) => pixelsOf({ name, value }, width)).join(' to ')}</span>
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
