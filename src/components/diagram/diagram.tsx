import type { ComponentType } from 'react';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Diagram as DiagramContent, DiagramDrawing, DiagramMark } from '#schemas/diagram.ts';
import styles from './diagram.module.css';
import { Ladder, Timeline } from './drawings/bars.tsx';
import { Correction } from './drawings/correction.tsx';
import { HalfDay } from './drawings/half-day.tsx';
import { PhoneNumbers } from './drawings/phone-numbers.tsx';
import { HundredSquares, TwelveMonths } from './drawings/squares.tsx';

const drawings: Record<
  DiagramDrawing,
  ComponentType<{ marks: readonly DiagramMark[]; scale?: readonly string[] | undefined }>
> = {
  hundred: HundredSquares,
  twelve: TwelveMonths,
  timeline: Timeline,
  ladder: Ladder,
  'half-day': HalfDay,
  correction: Correction,
  'phone-numbers': PhoneNumbers,
};
/** Background of each drawing. `half-day` draws its own. */
const backgrounds: Partial<Record<DiagramDrawing, string>> = {
  hundred: 'marigold',
  twelve: 'wash',
  timeline: 'night',
  ladder: 'wash',
  correction: 'hue',
  'phone-numbers': 'hue',
};

interface Props {
  diagram: DiagramContent;
  id?: string;
  /** Whether it is a band of the page: on wide screens the text is on the left and the drawing on the right. */
  band?: boolean;
  /** Heading level; by default `h2` in a band, else `h3`. */
  as?: 'h2' | 'h3';
  /** Whether it is hidden in print, because the text beside it says the same. */
  screenOnly?: boolean;
}

/** A drawing that illustrates a text, with a caption. Fills the width of the page on phones. */
export function Diagram({
  id,
  diagram: { drawing, heading, text, scale, marks },
  band = false,
  as: Heading = band ? 'h2' : 'h3',
  screenOnly = false,
}: Props) {
  const Drawing = drawings[drawing];
  return (
    <figure
      id={id}
      className={band ? `band ${styles.diagram}` : styles.diagram}
      data-drawing={drawing}
      data-background={backgrounds[drawing]}
      data-print={screenOnly ? 'none' : undefined}
      data-reveal={band ? '' : undefined}
    >
      <figcaption className={`stack-1 ${styles.caption}`}>
        <Heading className={styles.heading}>
          <LinkedText text={heading} />
        </Heading>
        {text && (
          <p>
            <LinkedText text={text} />
          </p>
        )}
      </figcaption>
      <Drawing marks={marks} scale={scale} />
    </figure>
  );
}
