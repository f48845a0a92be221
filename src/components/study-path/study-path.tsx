import { Fold } from '#components/fold/fold.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Point } from '#schemas/shared.ts';
import styles from './study-path.module.css';

interface Props {
  stages: readonly Point[];
  /** Whether the line goes from left to right where there is room, all stages beside one another. */
  across?: boolean;
}

/** Stage by stage along a line: what one studies, or what the years bring. */
export function StudyPath({ stages, across }: Props) {
  return (
    <ol className={styles.path} data-layout={across ? 'across' : undefined}>
      {stages.map(({ title, text }) => (
        <li key={title} className={styles.stage}>
          <h3>
            <LinkedText text={title} />
          </h3>
          <Fold kind="corner" summary={`More on ${title}`}>
            <p>
              <LinkedText text={text} />
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
