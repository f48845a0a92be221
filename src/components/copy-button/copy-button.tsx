import styles from './copy-button.module.css';

interface Props {
  /** The text to copy. */
  text: string;
  /** What it is, for whoever hears the button and not what stands beside it: 'the admissions address'. */
  what: string;
  /** What the button says, with the language of both where it is not the page's. */
  label?: string;
  lang?: string | undefined;
}

/**
 * Copies a text that stands beside it. Hidden until a script finds a clipboard (copy-button.client.ts); what it copies can always be
 * read and selected.
 */
export function CopyButton({ text, what, label = 'Copy', lang }: Props) {
  return (
    <span className={styles.copy} data-copy={text} data-print="none" hidden>
      <button type="button" className={styles.button}>
        <span lang={lang}>
          {label}
          <span className="visually-hidden"> {what}</span>
        </span>
      </button>
      <span className={styles.done} role="status" />
    </span>
  );
}
