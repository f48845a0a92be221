import { LinkedText } from '../../components/prose/prose.tsx';
import type { Point } from '../../content/types.ts';
import styles from './study-path.module.css';

/** What one studies, stage by stage, along a line. */
export function StudyPath({ stages }: { stages: readonly Point[] }) {
  return (
    <ol className={styles.path}>
      {stages.map(({ title, text }) => (
        <li key={title} className={styles.stage}>
          <h3>{title}</h3>
          <p>
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
