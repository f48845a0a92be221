import { Fold } from '#components/fold/fold.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import type { Point } from '#schemas/shared.ts';
import styles from './point-list.module.css';

interface Props {
  points: readonly (Point & { id?: string; href?: string })[];
  /** `numbered` where the order matters, `ruled` for a list beside a text, `columns` for reasons side by side, `steps` for a few
   *  in their order, side by side under great numerals. */
  kind?: 'ruled' | 'numbered' | 'columns' | 'steps';
  /** Whether a phone shows all but the first by their headings alone, until one is pressed. */
  folds?: boolean;
}

/** Points: each a short heading and what there is to say of it. */
export function PointList({ points, kind = 'ruled', folds = false }: Props) {
  const List = kind === 'numbered' || kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles.list} data-kind={kind}>
      {points.map((point, index) => (
        <li key={point.title} id={point.id} className={styles.point}>
          <h3>{point.href ? <a href={point.href}>{point.title}</a> : point.title}</h3>
          {folds ? (
            <Fold kind="corner" summary={`More on ${point.title}`} open={index === 0}>
              <Text text={point.text} />
            </Fold>
          ) : (
            <Text text={point.text} />
          )}
        </li>
      ))}
    </List>
  );
}

function Text({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      <LinkedText text={text} />
    </p>
  );
}
