import styles from '#components/diagram/diagram.module.css';
import type { DiagramMark } from '#schemas/diagram.ts';
import { firstNumber } from '#utils/number-words.ts';
import { MarkText } from './marks.tsx';

type Period = DiagramMark & { from: number; to: number };

interface Props {
  periods: readonly Period[];
  /** Whether lines divide the bars into units of the scale. */
  hasUnits?: boolean;
  /** A label for each unit. */
  scale?: readonly string[] | undefined;
}

/** Periods of time as bars on one scale, one below the other. */
function Bars({ periods, hasUnits = false, scale }: Props) {
  const end = Math.max(...periods.map(({ to, longest = to }) => longest));
  const lines = Array.from({ length: Math.ceil(end) - 1 }, (_, index) => `M${index + 1} 0V1`).join('');
  return (
    <ol className={`stack-4 ${styles.bars}`}>
      {scale && (
        <li className={styles.scale} aria-hidden="true">
          {scale.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </li>
      )}
      {periods.map((period) => (
        <li key={period.text} className="stack-1">
          <svg viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={end} height="1" data-square="empty" />
            <rect x={period.from} width={period.to - period.from} height="1" data-square="filled" />
            {period.longest && <rect x={period.to} width={period.longest - period.to} height="1" data-square="half" />}
            {hasUnits && <path d={lines} vectorEffect="non-scaling-stroke" />}
          </svg>
          <p>
            <MarkText mark={period} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The school works from Monday to Saturday, so fifteen working days take longer than fifteen days. */
const lengthInDays = (label: string) => firstNumber(label) * (label.includes('working') ? 7 / 6 : 1);

/** Periods that follow one another. Their lengths are the numbers in their labels. */
export function Timeline({ marks }: { marks: readonly DiagramMark[] }) {
  const ends = marks.map((_, index) => marks.slice(0, index + 1).reduce((sum, { label }) => sum + lengthInDays(label), 0));
  return <Bars periods={marks.map((mark, index) => ({ ...mark, from: ends[index - 1] ?? 0, to: ends[index] ?? 0 }))} />;
}

/** Years of study on one scale, divided into years. Some courses take longer: the part after the usual length is lighter. */
export function Ladder({ marks, scale }: { marks: readonly DiagramMark[]; scale?: readonly string[] | undefined }) {
  return <Bars periods={marks.map((mark) => ({ ...mark, from: mark.from ?? 0, to: mark.to ?? 0 }))} hasUnits scale={scale} />;
}
