import styles from '#components/diagram/diagram.module.css';
import { LinkedText } from '#components/prose/prose.tsx';
import type { DiagramMark } from '#schemas/diagram.ts';

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
