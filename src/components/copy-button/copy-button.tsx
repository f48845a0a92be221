import styles from './copy-button.module.css';

interface Props {
  /** The text to copy. */
  text: string;
  /** What it is, for whoever hears the button and not what stands beside it: 'the admissions address'. */
  what: string;
}

/**
 * Copies an address that stands beside it. Hidden until a script finds a clipboard (copy-button.client.ts); what it copies can always be
 * read and selected.
 */
export function CopyButton({ text, what }: Props) {
  return (
    <span className={styles.copy} data-copy={text} data-print="none" hidden>
      <button type="button" className={styles.button}>
        Copy<span className="visually-hidden"> {what}</span>
      </button>
      <span className={styles.done} role="status" />
    </span>
  );
}
