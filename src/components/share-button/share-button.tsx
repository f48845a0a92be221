import styles from './share-button.module.css';

interface Props {
  /** What is shared, where it is not the page as a whole: its name, and its id on the page. */
  part?: { title: string; id: string };
}

/**
 * Shares the page, or a part of it, by the device's own sheet; where there is none it copies the address. Which of the two it says is
 * settled by src/components/share-button/share-button.client.ts, which does the work too; without script the button is not offered.
 */
export function ShareButton({ part }: Props) {
  return (
    <span className={styles.share} data-print="none">
      <button
        type="button"
        className={styles.button}
        data-share={part?.id ?? ''}
        data-share-title={part?.title}
        data-needs-script
      >
        <span className={styles.sheet}>Share</span>
        <span className={styles.copy}>Copy link</span>
        {part && <span className="visually-hidden"> to {part.title}</span>}
      </button>
      <span className={styles.said} role="status" data-share-status />
    </span>
  );
}
