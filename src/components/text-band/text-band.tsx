import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import { LinkedText, Prose } from '#components/prose/prose.tsx';
import styles from './text-band.module.css';

interface Props {
  heading: string;
  id?: string | undefined;
  lead?: string | undefined;
  paragraphs?: readonly string[];
  /** Whether a phone folds all but the first of them. */
  folds?: boolean;
  ground?: 'wash' | 'night' | 'hue' | undefined;
  /** Heading above, and what follows across the whole width. `across`: a large heading, for the band that a page turns on; `below`: for what is too wide for the column. */
  layout?: 'across' | 'below' | undefined;
  /** Whether it is hidden in print. */
  screenOnly?: boolean;
  /** Content after the paragraphs, in the same column. */
  children?: ReactNode;
}

/** A band for reading: its heading at the left, its text at the right where there is room, or all of it across. */
export function TextBand({ heading, id, lead, paragraphs = [], folds, ground, layout, screenOnly, children }: Props) {
  return (
    <Band
      className={styles.band}
      id={id}
      ground={ground}
      data-layout={layout}
      reveals
      data-print={screenOnly ? 'none' : undefined}
    >
      <h2 className={styles.heading}>
        <LinkedText text={heading} />
      </h2>
      <div className={styles.text}>
        {(lead || paragraphs.length > 0) && <Prose lead={lead} paragraphs={paragraphs} folds={folds} />}
        {children}
      </div>
    </Band>
  );
}
