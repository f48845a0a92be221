import styles from './fee-rules.module.css';

/** What the fees of all programmes include and exclude. */
export function FeeRules({ firstYear, separate, fines }: { firstYear: string; separate: string; fines: string }) {
  return (
    <dl className={styles.rules} id="fee-rules">
      <div>
        <dt>The first year</dt>
        <dd>{firstYear}</dd>
      </div>
      <div>
        <dt>Charged separately in every programme</dt>
        <dd>{separate}</dd>
      </div>
      <div>
        <dt>Late or missed payments</dt>
        <dd>{fines}</dd>
      </div>
    </dl>
  );
}
