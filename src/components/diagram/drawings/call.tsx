import type { DiagramMark } from '../../../schemas/diagram.ts';
import { LinkedText } from '../../prose/prose.tsx';
import styles from '../diagram.module.css';

/** A number to call, as large as the page is wide. */
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
