import type { ComponentProps } from 'react';
import { ContentsList } from '#components/contents-list/contents-list.tsx';
import { Fold } from '#components/fold/fold.tsx';
import styles from './page-contents.module.css';

interface Props extends ComponentProps<typeof ContentsList> {
  className?: string | undefined;
  /** Whether it lies across the page where there is room, in columns. */
  across?: boolean;
}

/** The way back to them, which a phone has at the foot of its screen; the list is opened by it. */
export const toContents = { href: '#contents', label: 'Contents' } as const;

/** Table of contents of a long page; folded on phones. */
export function PageContents({ className = '', across, id = 'contents', ...list }: Props) {
  return (
    <nav
      className={`${styles.contents} ${className}`}
      aria-label="Contents"
      data-print="yes"
      data-layout={across ? 'across' : undefined}
    >
      <Fold kind="headed" summary={<h2 className={styles.label}>Contents</h2>}>
        <ContentsList {...list} id={id} />
      </Fold>
    </nav>
  );
}
