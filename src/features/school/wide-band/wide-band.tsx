import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import styles from './wide-band.module.css';

interface Props {
  /** For links that lead to the heading, just above what it announces. */
  id?: string;
  heading: string;
  lead?: string;
  ground?: 'wash' | 'night' | undefined;
  children: ReactNode;
}

/** A band across the whole width under a great heading: what a school is chosen for, be it courses, learning or work. */
export function WideBand({ id, heading, lead, ground, children }: Props) {
  return (
    <Band className={styles.band} ground={ground} data-layout="across" reveals>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {lead && (
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      )}
      <div className={styles.matter}>{children}</div>
    </Band>
  );
}
