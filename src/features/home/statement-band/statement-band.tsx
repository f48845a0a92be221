import type { ComponentProps } from 'react';
import { Band } from '#components/band/band.tsx';
import { FigureList } from '#components/figure/figure.tsx';
import { Pill } from '#components/pill/pill.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { pathOf } from '#model/routes.ts';
import styles from './statement-band.module.css';

interface Props {
  id: string;
  label: string;
  /** What stands between low lines is emphasised. */
  statement: string;
  stats: ComponentProps<typeof FigureList>['figures'];
  more: string;
  /** What is said under the light on the wall, and on the button that holds it still. */
  light: { sun: string; moon: string; hold: string };
}

/**
 * The home page's About: one sentence, printed large on a wall that light falls on (features/home/light/jali-light.ts), and the seven figures with
 * what they count.
 */
export function StatementBand({ id, label, statement, stats, more, light }: Props) {
  return (
    <Band className={styles.band} id={id} reveals tabIndex={-1}>
      <div className={styles.wall} data-light="off">
        <div className={styles.light} aria-hidden="true">
          <canvas />
        </div>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.statement}>
          {statement.split('_').map((run, index) => (index % 2 === 1 ? <em key={run}>{run}</em> : <span key={run}>{run}</span>))}
        </p>
        <p className={styles.note} data-light-note data-needs-script data-print="none">
          <span>
            <span data-light-by={light.moon}>{light.sun}</span> <span data-light-time />
          </span>
          <Pill pressed={false}>{light.hold}</Pill>
        </p>
      </div>
      <div className={styles.figures}>
        <FigureList figures={stats} />
      </div>
      <p className={styles.more}>
        <a href={pathOf('about')}>{more}</a> <ShareButton />
      </p>
    </Band>
  );
}
