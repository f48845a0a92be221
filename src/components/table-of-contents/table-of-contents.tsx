import type { ComponentProps } from 'react';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { ContentsList } from '#components/contents-list/contents-list.tsx';
import styles from './table-of-contents.module.css';

interface Props extends ComponentProps<typeof ContentsList> {
  className?: string | undefined;
  /** Whether the list is as wide as the page, in columns, on wide screens. */
  across?: boolean;
}

/** A link to the table of contents, for the apply bar at the bottom of phones. Following it opens the table. */
export const contentsLink = { href: '#contents', label: 'Contents' } as const;

/** Table of contents of a long page; collapsed on phones. */
export function TableOfContents({ className = '', across, id = 'contents', ...list }: Props) {
  return (
    <nav
      className={`${styles.contents} ${className}`}
      aria-label="Contents"
      data-print="yes"
      data-layout={across ? 'across' : undefined}
    >
      <Collapsible variant="heading" summary={<h2 className={`quiet ${styles.label}`}>Contents</h2>}>
        <ContentsList {...list} id={id} />
      </Collapsible>
    </nav>
  );
}
