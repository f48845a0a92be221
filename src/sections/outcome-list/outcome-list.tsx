import styles from './outcome-list.module.css';

/** Where a course leads: many short names, set as running type. */
export function OutcomeList({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {outcomes.map((outcome) => (
        <li key={outcome}>{outcome}</li>
      ))}
    </ul>
  );
}
