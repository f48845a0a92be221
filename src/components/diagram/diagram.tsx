import type { ComponentType } from 'react';
import { LinkedText } from '#components/prose/prose.tsx';
import type { DiagramDrawing, DiagramMark, Diagram as DiagramWords } from '#schemas/diagram.ts';
import styles from './diagram.module.css';
import { Call } from './drawings/call.tsx';
import { Corrected } from './drawings/corrected.tsx';
import { HalfDay } from './drawings/half-day.tsx';
import { Ladder, Way } from './drawings/spans.tsx';
import { Hundred, Twelve } from './drawings/squares.tsx';

const drawn: Record<DiagramDrawing, ComponentType<{ marks: readonly DiagramMark[] }>> = {
  hundred: Hundred,
  twelve: Twelve,
  way: Way,
  ladder: Ladder,
  'half-day': HalfDay,
  corrected: Corrected,
  call: Call,
};
/** The plane that each stands on; the parts of a day are planes themselves. */
const grounds: Partial<Record<DiagramDrawing, string>> = {
  hundred: 'sun',
  twelve: 'wash',
  way: 'night',
  ladder: 'wash',
  corrected: 'hue',
  call: 'hue',
};

interface Props {
  diagram: DiagramWords;
  id?: string;
  /** Whether it is a band of the page by itself: its words at the left, the drawing at the right where there is room. */
  band?: boolean;
  /** Its heading's rank: a band's is that of the page's others. */
  as?: 'h2' | 'h3';
  /** Whether paper goes without it: the text beside it has its words. */
  screenOnly?: boolean;
}

/** A stretch of a text, drawn with its own words: on a plane of its own, as wide as the page on a phone. */
export function Diagram({
  id,
  diagram: { drawing, heading, text, marks },
  band = false,
  as: Heading = band ? 'h2' : 'h3',
  screenOnly = false,
}: Props) {
  const Drawing = drawn[drawing];
  return (
    <figure
      id={id}
      className={band ? `band ${styles.diagram}` : styles.diagram}
      data-drawing={drawing}
      data-ground-band={grounds[drawing]}
      data-print={screenOnly ? 'none' : undefined}
      data-reveal={band ? '' : undefined}
    >
      <figcaption className={styles.words}>
        <Heading className={styles.heading}>
          <LinkedText text={heading} />
        </Heading>
        {text && (
          <p>
            <LinkedText text={text} />
          </p>
        )}
      </figcaption>
      <Drawing marks={marks} />
    </figure>
  );
}
