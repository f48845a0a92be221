import type { ComponentProps } from 'react';
import { Band } from '#components/band/band.tsx';
import { FigureList } from '#components/figure/figure.tsx';
import { Pill } from '#components/pill/pill.tsx';
import { pathOf } from '#model/routes.ts';
import styles from './statement-band.module.css';

interface Props {
  id: string;
  label: string;
  /** Text between underscores is emphasised. */
  statement: string;
  statistics: ComponentProps<typeof FigureList>['figures'];
  linkLabel: string;
  /** Captions of the light by day and by night, and the label of the button that pauses it. */
  light: { sun: string; moon: string; pauseLabel: string };
}

/** The home page's section on the school: a large sentence on a wall with moving light (features/home/light/jali-light.ts), and statistics. */
export function StatementBand({ id, label, statement, statistics, linkLabel, light }: Props) {
  return (
    <Band className={styles.band} id={id} reveals tabIndex={-1}>
      <div className={styles.wall} data-light="off">
        <div className={styles.light} aria-hidden="true" data-print="none">
          <canvas />
        </div>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.statement}>
          {statement
            .split('_')
            .map((segment, index) => (index % 2 === 1 ? <em key={segment}>{segment}</em> : <span key={segment}>{segment}</span>))}
        </p>
        <p className={styles.note} data-light-note data-needs-script data-print="none">
          <span>
            <span data-light-source={light.moon}>{light.sun}</span> <span data-light-time />
          </span>
          <Pill pressed={false}>{light.pauseLabel}</Pill>
        </p>
      </div>
      <div className={styles.figures}>
        <FigureList figures={statistics} />
      </div>
      <p className={`cluster action-links ${styles.links}`}>
        <a href={pathOf('about')}>{linkLabel}</a>
      </p>
    </Band>
  );
}
