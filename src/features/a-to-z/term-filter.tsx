import type { PageContent } from '#schemas/pages.ts';
import styles from './term-filter.module.css';

/** A field that filters the terms (term-filter.client.ts), and below it the number of matches, or `noMatch`. */
export function TermFilter({
  filterLabel,
  filterHint,
  noMatch,
}: Pick<PageContent<'a-z'>, 'filterLabel' | 'filterHint' | 'noMatch'>) {
  return (
    <div className={styles.filter} data-needs-script="">
      <label htmlFor="find">{filterLabel}</label>
      <input id="find" type="search" autoComplete="off" spellCheck={false} aria-describedby="find-hint" data-term-filter="" />
      <p className="quiet" id="find-hint">
        {filterHint}
      </p>
      <p role="status" data-term-status={noMatch} />
    </div>
  );
}
