import type { ReactNode } from 'react';
import styles from './example.module.css';

interface Props {
  /** The component's file name, with its state if it has several: `fee-card`, `fee-card, on request`. */
  name: string;
  /** What the example shows. */
  note?: string;
  /** Set for a component that is a band itself. */
  band?: boolean;
  /** Set for a component that covers the page; it covers only its stage here. */
  overlay?: boolean;
  background?: 'wash' | 'night';
  hue?: string | undefined;
  children: ReactNode;
}

/** Returns the id of an example on the page: `example-fee-card-on-request`. */
export const exampleId = (name: string): string => `example-${name.replace(/\W+/g, '-')}`;

/** Renders a component below its name. The visual tests take a screenshot of it. */
export function Example({ name, note, band = false, overlay = false, background, hue, children }: Props) {
  return (
    <div id={exampleId(name)} className={styles.example} data-hue={hue}>
      <p className={styles.label}>
        <strong>{name}</strong> {note && <span className={styles.note}>{note}</span>}
      </p>
      {overlay ? (
        <div className={styles.overlay} data-example={name}>
          {children}
        </div>
      ) : (
        <div className={band ? styles.stage : `band ${styles.stage}`} data-background={background} data-example={name}>
          {band ? children : <div>{children}</div>}
        </div>
      )}
    </div>
  );
}
