import type { ReactNode } from 'react';
import { Band } from '#components/band/band.tsx';
import styles from './feature-band.module.css';

interface Props {
  id: string;
  heading: string;
  lead: string;
  link: { href: string; label: string };
  background?: 'wash' | 'night' | 'marigold' | undefined;
  children: ReactNode;
}

/** A section of the home page: a large heading, a lead, content, and a link to the section's own page. */
export function FeatureBand({ id, heading, lead, link, background, children }: Props) {
  return (
    <Band className={styles.band} id={id} background={background} reveals tabIndex={-1}>
      <div className={`stack-4 ${styles.head}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
      {children}
      <p className="action-links">
        <a href={link.href}>{link.label}</a>
      </p>
    </Band>
  );
}
