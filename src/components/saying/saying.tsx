import styles from './saying.module.css';

/** A sentence that the page says elsewhere, set large under a low sun: a rest for the eye between two texts. */
export function Saying({ text }: { text: string | undefined }) {
  return (
    text && (
      <div className={`band ${styles.saying}`} data-ground-band="sun" data-print="none" data-reveal="">
        <p>{text}</p>
      </div>
    )
  );
}
