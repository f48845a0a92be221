import { FigureList } from '../../components/figure/figure.tsx';
import type { Stat } from '../../content/types.ts';
import { pathOf } from '../../lib/routes.ts';
import styles from './statement-band.module.css';

interface Props {
  id: string;
  label: string;
  statement: readonly { text: string; emphasis: boolean }[];
  stats: readonly Stat[];
  more: string;
}

/** The home page's About: one sentence, printed large, and the seven figures with what they count. */
export function StatementBand({ id, label, statement, stats, more }: Props) {
  return (
    <section className={`band ${styles.band}`} id={id} data-reveal="" tabIndex={-1}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.statement}>
        {statement.map((run) => (run.emphasis ? <em key={run.text}>{run.text}</em> : <span key={run.text}>{run.text}</span>))}
      </p>
      <div className={styles.figures}>
        <FigureList figures={stats} />
      </div>
      <p className={styles.more}>
        <a href={pathOf('about')}>{more}</a>
      </p>
    </section>
  );
}
