import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import styles from './wide-band.module.css';

interface Props {
  /** Id of the heading, for links. */
  id?: string;
  heading: string;
  lead?: string;
  background?: 'wash' | 'night' | undefined;
  children: ReactNode;
}

/** A full-width band, for the main sections of a school's page. */
export function WideBand({ id, heading, lead, background, children }: Props) {
  return (
    <Band className={styles.band} background={background} reveals>
      <h2 className="heading" id={id}>
        {heading}
      </h2>
      {lead && (
        <p className={`lead ${styles.lead}`}>
          <LinkedText text={lead} />
        </p>
      )}
      <div className={styles.content}>{children}</div>
    </Band>
  );
}
