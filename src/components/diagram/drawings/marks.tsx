import type { DiagramMark } from '../../../schemas/diagram.ts';
import { LinkedText } from '../../prose/prose.tsx';
import styles from '../diagram.module.css';

/** A mark in words: what it is called, large, and what it says. */
export function MarkWords({ mark: { label, text } }: { mark: DiagramMark }) {
  return (
    <>
      <strong className={styles.label}>
        <LinkedText text={label} />
      </strong>{' '}
      <span>
        <LinkedText text={text} />
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
