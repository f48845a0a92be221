import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/prose/prose.tsx';
import { labelOf, pathOf } from '#model/routes.ts';
import type { DiagramMark } from '#schemas/diagram.ts';

/** A mark in words: what it is called, large, what it says, and the pages it leads to. */
export function MarkWords({ mark: { label, text, pages = [] } }: { mark: DiagramMark }) {
  return (
    <>
      <strong className={styles.label}>
        <LinkedText text={label} />
      </strong>{' '}
      <span>
        <LinkedText text={text} />
        {pages.length > 0 && (
          <span className={styles.pages}>
            {pages.map((page) => (
              <a key={page} href={pathOf(page)}>
                {labelOf(page)}
              </a>
            ))}
          </span>
        )}
      </span>
    </>
  );
}

export function MarkList({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark.label}>
          <MarkWords mark={mark} />
        </li>
      ))}
    </ul>
  );
}
