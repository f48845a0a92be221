import styles from './fee-notes.module.css';

interface Props {
  fee: { annual: string; firstYear: string | null; form: string };
  rules: { separate: string; fines: string };
}

/** What a year costs, line by line; what is paid once stands apart, and what the figures leave out is said. */
export function FeeNotes({ fee, rules }: Props) {
  return (
    <div className={styles.fees}>
      <dl className={styles.lines}>
        <div>
          <dt>Annual fee</dt>
          <dd>{fee.annual}</dd>
        </div>
        <div>
          <dt>Admission form, paid once</dt>
          <dd>{fee.form}</dd>
        </div>
        {fee.firstYear && (
          <div className={styles.sum}>
            <dt>First year, fee and form together</dt>
            <dd>{fee.firstYear}</dd>
          </div>
        )}
      </dl>
      <p>{rules.separate}</p>
      <p>{rules.fines}</p>
    </div>
  );
}
