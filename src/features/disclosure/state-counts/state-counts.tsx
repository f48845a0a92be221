import { Band } from '#components/band/band.tsx';
import '../states.css';
import styles from './state-counts.module.css';

interface Props {
  counts: readonly { state: string; count: number; label: string }[];
}

/** How many items are in each state, as numbers and as bars. */
export function StateCounts({ counts }: Props) {
  const highest = Math.max(...counts.map(({ count }) => count));
  return (
    <Band as="div" background="wash" className={styles.band}>
      <dl className={styles.counts}>
        {counts.map(({ state, count, label }) => (
          <div key={state} data-disclosure={state}>
            <dt>{label}</dt>
            <dd>
              <span className="numeral">{count}</span>
              <svg className={styles.bar} viewBox={`0 0 ${highest} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={count} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
