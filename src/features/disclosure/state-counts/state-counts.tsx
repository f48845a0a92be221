import { Band } from '#components/band/band.tsx';
import '../states.css';
import styles from './state-counts.module.css';

interface Props {
  counts: readonly { state: string; count: number; label: string }[];
}

/** How many items are in each state: one bar for all of them, and the numbers with the mark that the list has too. */
export function StateCounts({ counts }: Props) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const startOf = (index: number) => counts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <Band as="div" background="wash" className={styles.band}>
      <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map(({ state, count }, index) => (
          <rect key={state} data-disclosure={state} x={startOf(index)} width={count} height="1" />
        ))}
      </svg>
      <dl className={styles.counts}>
        {counts.map(({ state, count, label }) => (
          <div key={state} data-disclosure={state}>
            <dt>{label}</dt>
            <dd className="numeral">{count}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
