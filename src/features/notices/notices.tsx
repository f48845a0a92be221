import type { NoticeView } from '#model/notices.ts';
import { labelOf, placeOf } from '#model/routes.ts';
import { shortDay } from '#utils/dates.ts';
import styles from './notices.module.css';

const kindWords = { admission: 'Admissions', closure: 'Closed', result: 'Results' } as const;

interface Props {
  notices: readonly NoticeView[];
  /** Whether the page is in Hindi. */
  hindi?: boolean;
}

/**
 * The notices below the bar, a line each. Without script and on paper each says until when it holds, since nothing hides it there afterwards.
 * The status is filled once a visit by `initNotices`, so that a screen reader hears a notice on the first page and not on every one.
 */
export function Notices({ notices, hindi = false }: Props) {
  return (
    <aside className={styles.notices} aria-label="Notices" lang={hindi ? 'en-IN' : undefined} data-notices="">
      <p className="visually-hidden" role="status" data-notice-status="" />
      {notices.map(({ key, kind, text, hindi: inHindi, link, until }, index) => (
        <div key={key} className={styles.notice} data-kind={kind} data-notice={index} data-key={key}>
          <p className={styles.text}>
            <strong className={styles.kind}>{kindWords[kind]}</strong>{' '}
            <span lang={hindi && inHindi ? 'hi' : undefined} data-notice-text="">
              {hindi && inHindi ? inHindi : text}
            </span>{' '}
            {link && <a href={placeOf(link.page, link.fragment)}>{link.label ?? labelOf(link.page)}</a>}{' '}
            <span className={styles.until}>
              Until <time dateTime={until}>{shortDay(until)}</time>.
            </span>
          </p>
          <button type="button" className={styles.close} data-notice-close="" data-needs-script="">
            <span className="visually-hidden">Dismiss this notice</span>
          </button>
        </div>
      ))}
    </aside>
  );
}
