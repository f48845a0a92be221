import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { DiagramMark } from '#schemas/diagram.ts';

/** A wrong and a right wording: the first is struck through. */
export function Correction({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={styles.correction}>
      {marks.map(({ label, text }, index) => {
        const Element = index === 0 ? 'del' : 'ins';
        return (
          <li key={label}>
            <span>
              <LinkedText text={label} />
            </span>{' '}
            <Element>
              <LinkedText text={text} />
            </Element>
          </li>
        );
      })}
    </ul>
  );
}
