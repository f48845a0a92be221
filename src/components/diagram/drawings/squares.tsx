import type { DiagramMark } from '#schemas/diagram.ts';
import { firstNumber } from '#utils/number-words.ts';
import { MarkList } from './marks.tsx';

interface Props {
  marks: readonly DiagramMark[];
}

/** Squares in a column: three quarters of a hundred are then fifteen complete columns. */
const squaresInColumn = 5;

/** A hundred squares: filled up to the number of the first mark, half filled up to that of the next. */
export function HundredSquares({ marks }: Props) {
  const ends = marks.map(({ label }) => firstNumber(label));
  return (
    <div className="stack-4">
      <svg viewBox="0 0 20 5" aria-hidden="true">
        {Array.from({ length: 100 }, (_, index) => {
          const markIndex = ends.findIndex((end) => index < end);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: squares are never reordered
              key={index}
              x={Math.floor(index / squaresInColumn) + 0.06}
              y={(index % squaresInColumn) + 0.06}
              width="0.88"
              height="0.88"
              data-square={markIndex === 0 ? 'filled' : markIndex > 0 ? 'half' : 'empty'}
            />
          );
        })}
      </svg>
      <MarkList marks={marks} squares={['filled', 'half']} />
    </div>
  );
}

/** Twelve months in a row; the marked ones are highlighted. */
export function TwelveMonths({ marks }: Props) {
  const highlighted = new Set(marks.map(({ label }) => firstNumber(label)));
  return (
    <div className="stack-4">
      <svg viewBox="0 0 12 1" aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: months are never reordered
            key={index}
            x={index + 0.04}
            y="0.04"
            width="0.92"
            height="0.92"
            data-square={highlighted.has(index + 1) ? 'filled' : 'empty'}
          />
        ))}
      </svg>
      <MarkList marks={marks} />
    </div>
  );
}
