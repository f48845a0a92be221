import { Fold } from '#components/fold/fold.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import styles from './long-read.module.css';

interface Props {
  paragraphs: readonly string[];
  /**
   * How the first paragraph, which is set large, and the others stand to each other where there is room. `columns`: above two columns.
   * `aside`: beside them, and it stays while they pass. `row`: above all of them side by side. `stairs`: each a step lower and further in.
   * `ground`: on the page's own hue.
   */
  kind?: 'columns' | 'aside' | 'row' | 'stairs' | 'ground';
  /** Whether phones fold all paragraphs but the first. */
  folds?: boolean;
}

/** A long text with a large first paragraph. */
export function LongRead({ paragraphs, kind = 'columns', folds = false }: Props) {
  const [first, ...rest] = paragraphs;
  const opening = first && <TextBlock text={first} className={styles.first} />;
  const text = (
    <div className={styles.rest}>
      {rest.map((paragraph) => (
        <TextBlock key={paragraph} text={paragraph} />
      ))}
    </div>
  );
  const others = folds ? (
    <Fold kind="rest" summary="Read on">
      {text}
    </Fold>
  ) : (
    text
  );
  if (kind !== 'ground')
    return (
      <div className={`band ${styles.band}`} data-kind={kind}>
        {opening}
        {others}
      </div>
    );
  return (
    <>
      <div className={`band ${styles.band}`} data-kind={kind}>
        {opening}
      </div>
      <div className={`band ${styles.band}`} data-kind="columns">
        {others}
      </div>
    </>
  );
}
