import styles from '#components/diagram/diagram.module.css';
import type { DiagramMark } from '#schemas/diagram.ts';
import { firstNumber } from '#utils/number-words.ts';
import { MarkWords } from './marks.tsx';

type Span = DiagramMark & { from: number; to: number };

/** Lengths of time under one another, each a bar that begins where it begins. */
function Spans({ spans }: { spans: readonly Span[] }) {
  const end = Math.max(...spans.map(({ to }) => to));
  return (
    <ol className={styles.spans}>
      {spans.map((span) => (
        <li key={span.text}>
          <svg viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={end} height="1" data-square="empty" />
            <rect x={span.from} width={span.to - span.from} height="1" data-square="filled" />
          </svg>
          <p>
            <MarkWords mark={span} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** One after another: each begins where the one before it ends. Their lengths are read from their own words. */
export function Way({ marks }: { marks: readonly DiagramMark[] }) {
  const ends = marks.map((_, at) => marks.slice(0, at + 1).reduce((sum, { label }) => sum + firstNumber(label), 0));
  return <Spans spans={marks.map((mark, at) => ({ ...mark, from: ends[at - 1] ?? 0, to: ends[at] ?? 0 }))} />;
}

/** Years of study on one scale. */
export function Ladder({ marks }: { marks: readonly DiagramMark[] }) {
  return <Spans spans={marks.map((mark) => ({ ...mark, from: mark.from ?? 0, to: mark.to ?? 0 }))} />;
}
