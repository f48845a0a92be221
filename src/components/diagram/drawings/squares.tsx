import styles from '#components/diagram/diagram.module.css';
import type { DiagramMark } from '#schemas/diagram.ts';
import { firstNumber } from '#utils/number-words.ts';
import { MarkList } from './marks.tsx';

interface Props {
  marks: readonly DiagramMark[];
}

/** How high a column of the hundred is: three quarters are then fifteen whole columns. */
const rows = 5;

/** A hundred squares, filled up to the first mark, half filled up to the next. */
export function Hundred({ marks }: Props) {
  const ends = marks.map(({ label }) => firstNumber(label));
  return (
    <div className={styles.squares}>
      <svg viewBox="0 0 20 5" aria-hidden="true">
        {Array.from({ length: 100 }, (_, at) => {
          const reached = ends.findIndex((end) => at < end);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is nothing but its place
              key={at}
              x={Math.floor(at / rows) + 0.06}
              y={(at % rows) + 0.06}
              width="0.88"
              height="0.88"
              data-square={reached === 0 ? 'filled' : reached > 0 ? 'half' : 'empty'}
            />
          );
        })}
      </svg>
      <MarkList marks={marks} />
    </div>
  );
}

/** Twelve months in a row; the marked ones are highlighted. */
export function Twelve({ marks }: Props) {
  const lit = new Set(marks.map(({ label }) => firstNumber(label)));
  return (
    <div className={styles.squares}>
      <svg viewBox="0 0 12 1" aria-hidden="true">
        {Array.from({ length: 12 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is nothing but its place
          <rect key={at} x={at + 0.04} y="0.04" width="0.92" height="0.92" data-square={lit.has(at + 1) ? 'filled' : 'empty'} />
        ))}
      </svg>
      <MarkList marks={marks} />
    </div>
  );
}
