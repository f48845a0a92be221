import { Band } from '#components/band/band.tsx';
import styles from './saying.module.css';

/** A sentence that the page says elsewhere, set large under a low sun: a rest for the eye between two texts. */
export function Saying({ text }: { text: string | undefined }) {
  return (
    text && (
      <Band as="div" className={styles.saying} ground="sun" data-print="none" reveals>
        <p>{text}</p>
      </Band>
    )
  );
}
