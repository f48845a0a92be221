import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import styles from './feature-band.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  more: { href: string; label: string };
  ground?: 'wash' | 'night' | 'sun' | undefined;
  children: ReactNode;
}

/** A section of the home page: a great heading, a line beneath it, its matter, and the way to its own page. */
export function FeatureBand({ id, heading, lead, more, ground, children }: Props) {
  return (
    <Band className={styles.band} id={id} ground={ground} reveals tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      <p className={styles.more}>
        <a href={more.href}>{more.label}</a>
      </p>
    </Band>
  );
}
