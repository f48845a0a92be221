import styles from '#components/diagram/diagram.module.css';
import type { DiagramMark } from '#schemas/diagram.ts';
import { MarkText } from './marks.tsx';

/** Morning, midday and evening as areas of colour, with the sun rising, high and gone. */
export function HalfDay({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ol className={styles.day}>
      {marks.map((mark) => (
        <li key={mark.label}>
          <MarkText mark={mark} />
        </li>
      ))}
    </ol>
  );
}
