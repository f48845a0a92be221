import type { ReactNode } from 'react';
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
    <section className={`band ${styles.band}`} id={id} data-ground-band={ground} data-reveal="" tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      <p className={styles.more}>
        <a href={more.href}>{more.label}</a>
      </p>
    </section>
  );
}
