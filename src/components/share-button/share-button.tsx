import '#styles/text-button.css';
import styles from './share-button.module.css';

interface Props {
  /** The section to share: its title, and its id on the page or the query of its URL, which may have a fragment. By default the page is shared. */
  section?: { title: string; id: string };
  /** Labels in another language. */
  labels?: Readonly<Record<'share' | 'copy' | 'copied', string>> | undefined;
}

/**
 * Shares the page or a section of it through the device's share sheet, or copies the URL if there is none. share-button.client.ts sets which
 * label is shown. Hidden without JavaScript.
 */
export function ShareButton({ section, labels }: Props) {
  return (
    <span className={styles.share} data-print="none">
      <button
        type="button"
        className="text-button"
        data-share={section?.id ?? ''}
        data-share-title={section?.title}
        data-share-copied={labels?.copied}
        data-needs-script
      >
        <span className={styles.shareLabel}>{labels?.share ?? 'Share'}</span>
        <span className={styles.copyLabel}>{labels?.copy ?? 'Copy link'}</span>
        {section && <span className="visually-hidden">{labels ? `: ${section.title}` : ` to ${section.title}`}</span>}
      </button>
      <span className={styles.status} role="status" data-share-status />
    </span>
  );
}
