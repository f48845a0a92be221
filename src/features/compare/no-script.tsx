import { hrefOf, pathOf } from '#model/routes.ts';
import type { PageContent } from '#schemas/pages.ts';
import styles from './comparison/comparison.module.css';

/** Explains how to compare courses without JavaScript. */
export function NoScript({ labels }: { labels: PageContent<'compare'>['noScript'] }) {
  return (
    <div className={`stack-3 action-links ${styles.noScript}`} data-print="none">
      <p>{labels.text}</p>
      <p>
        <a href={hrefOf('paramedical', 'fees')}>{labels.fees}</a> <a href={pathOf('courses')}>{labels.courses}</a>
      </p>
    </div>
  );
}
