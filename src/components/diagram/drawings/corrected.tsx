import type { DiagramMark } from '../../../schemas/diagram.ts';
import { LinkedText } from '../../prose/prose.tsx';
import styles from '../diagram.module.css';

/** What is crossed out, and what stays, as a hand does it on paper. */
export function Corrected({ marks }: { marks: readonly DiagramMark[] }) {
  return (
    <ul className={styles.corrected}>
      {marks.map(({ label, text }, at) => {
        const Said = at === 0 ? 'del' : 'ins';
        return (
          <li key={label}>
            <span>
              <LinkedText text={label} />
            </span>{' '}
            <Said>
              <LinkedText text={text} />
            </Said>
          </li>
        );
      })}
    </ul>
  );
}
