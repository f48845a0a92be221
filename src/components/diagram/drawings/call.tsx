import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/prose/prose.tsx';
import type { DiagramMark } from '#schemas/diagram.ts';

/** A phone number set across the page's width. */
export function Call({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={styles.call}>
      {marks.map(({ label, text }) => (
        <li key={label}>
          <strong>
            <LinkedText text={label} />
          </strong>{' '}
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
