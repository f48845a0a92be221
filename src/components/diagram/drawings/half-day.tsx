import type { DiagramMark } from '../../../schemas/diagram.ts';
import styles from '../diagram.module.css';
import { MarkWords } from './marks.tsx';

/** The parts of a day as planes under one sun, which rises, stands and sets. */
export function HalfDay({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ol className={styles.day}>
      {marks.map((mark) => (
        <li key={mark.label}>
          <MarkWords mark={mark} />
        </li>
      ))}
    </ol>
  );
}
