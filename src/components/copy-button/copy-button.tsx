import styles from './copy-button.module.css';

interface Props {
  /** The text to copy. */
  text: string;
  /** What the text is, for screen readers: 'the admissions address'. */
  description: string;
  label?: string;
  /** Language of the label and the description, if it is not the page's. */
  lang?: string | undefined;
}

/** Copies the text beside it. Hidden until `copy-button.client.ts` finds a clipboard: the text can always be read and selected. */
export function CopyButton({ text, description, label = 'Copy', lang }: Props) {
  return (
    <span className={styles.copy} data-copy={text} data-print="none" hidden>
      <button type="button" className={styles.button}>
        <span lang={lang}>
          {label}
          <span className="visually-hidden"> {description}</span>
        </span>
      </button>
      <span className={`quiet ${styles.status}`} role="status" />
    </span>
  );
}
