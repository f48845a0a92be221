import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { DiagramMark } from '#schemas/diagram.ts';

/** A wrong and a right wording: the first is struck through. */
export function Correction({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={`stack-3 ${styles.correction}`}>
      {marks.map(({ label, text }, index) => {
        const Element = index === 0 ? 'del' : 'ins';
        return (
          <li key={label} className="stack-1">
            <span className="quiet">
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
