import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Point } from '#schemas/shared.ts';
import styles from './study-path.module.css';

interface Props {
  stages: readonly Point[];
  /** Whether the stages are side by side on wide screens. */
  across?: boolean;
}

/** The stages of a course, along a line. */
export function StudyPath({ stages, across }: Props) {
  return (
    <ol className={styles.path} data-layout={across ? 'across' : undefined}>
      {stages.map(({ title, text }) => (
        <li key={title} className={`stack-0 ${styles.stage}`}>
          <h3>
            <LinkedText text={title} />
          </h3>
          <Collapsible variant="corner" summary={`More on ${title}`}>
            <p>
              <LinkedText text={text} />
            </p>
          </Collapsible>
        </li>
      ))}
    </ol>
  );
}
