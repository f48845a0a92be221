import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { labelOf, pathOf } from '#model/routes.ts';
import type { DiagramMark } from '#schemas/diagram.ts';

/** The label of a mark, its text, and links to pages. */
export function MarkText({ mark: { label, text, pages = [] } }: { mark: DiagramMark }) {
  return (
    <>
      <strong className={`numeral ${styles.label}`}>
        <LinkedText text={label} />
      </strong>{' '}
      <span>
        <LinkedText text={text} />
        {pages.length > 0 && (
          <span className={`cluster action-links ${styles.pages}`}>
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

interface MarkListProps {
  marks: readonly DiagramMark[];
  /** The squares of the drawing that each mark is about, shown before its label. */
  squares?: readonly ('filled' | 'half')[];
}

/** The marks of a drawing as a list. */
export function MarkList({ marks, squares = [] }: MarkListProps) {
  return (
    <ul className={styles.marks}>
      {marks.map((mark, index) => (
        <li key={mark.label} className="stack-0">
          {squares[index] && (
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" data-square={squares[index]} />
            </svg>
          )}
          <MarkText mark={mark} />
        </li>
      ))}
    </ul>
  );
}
