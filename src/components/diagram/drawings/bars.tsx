import styles from '#components/diagram/diagram.module.css';
import type { DiagramMark } from '#schemas/diagram.ts';
import { firstNumber } from '#utils/number-words.ts';
import { MarkText } from './marks.tsx';

type Period = DiagramMark & { from: number; to: number };

/** Periods of time as bars on one scale, one below the other. */
function Bars({ periods }: { periods: readonly Period[] }) {
  const end = Math.max(...periods.map(({ to }) => to));
  return (
    <ol className={styles.bars}>
      {periods.map((period) => (
        <li key={period.text}>
          <svg viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={end} height="1" data-square="empty" />
            <rect x={period.from} width={period.to - period.from} height="1" data-square="filled" />
          </svg>
          <p>
            <MarkText mark={period} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Periods that follow one another. Their lengths are the numbers in their labels. */
export function Timeline({ marks }: { marks: readonly DiagramMark[] }) {
  const ends = marks.map((_, index) => marks.slice(0, index + 1).reduce((sum, { label }) => sum + firstNumber(label), 0));
  return <Bars periods={marks.map((mark, index) => ({ ...mark, from: ends[index - 1] ?? 0, to: ends[index] ?? 0 }))} />;
}

/** Years of study on one scale. */
export function Ladder({ marks }: { marks: readonly DiagramMark[] }) {
  return <Bars periods={marks.map((mark) => ({ ...mark, from: mark.from ?? 0, to: mark.to ?? 0 }))} />;
}
