import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Point } from '#schemas/shared.ts';
import styles from './study-path.module.css';

interface Props {
  stages: readonly Point[];
  /** Whether the stages are side by side on wide screens. */
  across?: boolean;
}

/** The stages of a course, along a line. Phones collapse the texts of all but the first. */
export function StudyPath({ stages, across }: Props) {
  return (
    <ol className={styles.path} data-layout={across ? 'across' : undefined}>
      {stages.map(({ title, text }, index) => (
        <li key={title} className={`stack-0 ${styles.stage}`}>
          <h3>
            <LinkedText text={title} />
          </h3>
          <Collapsible variant="corner" summary={`More on ${title}`} open={index === 0}>
            <p>
              <LinkedText text={text} />
            </p>
          </Collapsible>
        </li>
      ))}
    </ol>
  );
}
