import type { NoticeView } from '#model/notices.ts';
import { linkOf } from '#model/routes.ts';
import type { PageContent } from '#schemas/pages.ts';
import { hindiDay, shortDay } from '#utils/dates.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import styles from './notices.module.css';

const english = {
  admission: 'Admissions',
  closure: 'Closed',
  result: 'Results',
  until: 'Until ….',
  dismiss: 'Dismiss this notice',
};

interface Props {
  notices: readonly NoticeView[];
  /** On a page in Hindi: the labels, and the names of the months. */
  hindi?: Pick<PageContent<'hindi-summary'>, 'notice' | 'months'> | undefined;
}

/**
 * The notices below the navigation bar, one line each. Without JavaScript and in print each shows the last day on which it is valid, since it can't be hidden afterwards. The
 * live region is filled once per visit (notices.client.ts), so that screen readers don't read a notice on every page.
 */
export function Notices({ notices, hindi }: Props) {
  const isHindi = hindi !== undefined && notices.every((notice) => notice.hindi);
  return (
    <aside className={styles.notices} aria-label="Notices" data-notices={notices.length}>
      <p className="visually-hidden" role="status" lang={hindi && (isHindi ? 'hi' : 'en-IN')} data-notice-status="" />
      {notices.map((notice, index) => {
        const { key, kind, text, until } = notice;
        const link = notice.link && linkOf(notice.link);
        const labels = hindi && notice.hindi ? hindi.notice : english;
        const [before, after] = fillPlaceholder(labels.until, '|').split('|');
        return (
          <div
            key={key}
            className={styles.notice}
            lang={hindi && (labels === english ? 'en-IN' : 'hi')}
            data-kind={kind}
            data-notice={index}
            data-key={key}
          >
            <p className={styles.text}>
              <strong className={styles.kind}>{labels[kind]}</strong>{' '}
              <span data-notice-text="">{labels === english ? text : notice.hindi}</span>{' '}
              {link && (
                <a href={link.href} lang={hindi && 'en-IN'}>
                  {link.label}
                </a>
              )}{' '}
              <span className={styles.until}>
                {before}
                <time dateTime={until}>{labels === english ? shortDay(until) : hindiDay(until, hindi?.months ?? [])}</time>
                {after}
              </span>
            </p>
            <button type="button" className={styles.close} data-notice-close="" data-needs-script="">
              <span className="visually-hidden">{labels.dismiss}</span>
            </button>
          </div>
        );
      })}
    </aside>
  );
}
