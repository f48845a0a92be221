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

/** The marks of a drawing as a list. */
export function MarkList({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark.label} className="stack-0">
          <MarkText mark={mark} />
        </li>
      ))}
    </ul>
  );
}
