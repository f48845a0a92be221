import styles from '#components/diagram/diagram.module.css';
import type { DiagramMark } from '#schemas/diagram.ts';
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
