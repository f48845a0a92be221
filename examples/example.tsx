import type { ReactNode } from 'react';
import styles from './example.module.css';

interface Props {
  /** Its name, as the file's: `fee-card`, with its state where it has several: `fee-card, on request`. */
  name: string;
  /** What to look for. */
  note?: string;
  /** For a part that is a band of the page by itself. */
  band?: boolean;
  /** For a part that lies over the whole page, and here over its stage. */
  overlay?: boolean;
  background?: 'wash' | 'night';
  hue?: string | undefined;
  children: ReactNode;
}

/** Where an example stands in the page: `example-fee-card-on-request`. */
export const exampleId = (name: string): string => `example-${name.replace(/\W+/g, '-')}`;

/** One living example: its name, and the part itself on a stage of its own, which the tests photograph. */
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
