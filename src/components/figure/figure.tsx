import styles from './figure.module.css';

interface Props {
  value: string;
  label: string;
  description?: string | undefined;
  qualifier?: string | undefined;
}

/** Values with more characters are set smaller, to fit the narrowest column. */
const maxLargeLength = 7;

/** A statistic in large condensed numerals, with its label. */
function Figure({ value, label, description, qualifier }: Props) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`numeral ${styles.value}`} data-long={value.length > maxLargeLength || undefined}>
        {value}
      </dd>
      {description && <dd className={`quiet ${styles.note}`}>{description}</dd>}
      {qualifier && <dd className={`quiet ${styles.qualifier}`}>{qualifier}</dd>}
    </div>
  );
}

/** Statistics side by side. */
export function FigureList({ figures }: { figures: readonly Props[] }) {
  return (
    <dl className={styles.list}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}
