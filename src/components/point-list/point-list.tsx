import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Point } from '#schemas/shared.ts';
import styles from './point-list.module.css';

interface Props {
  points: readonly (Point & { id?: string; href?: string })[];
  /** `ruled`: separated by lines. `numbered`: in order. `columns`: side by side. `steps`: in order, side by side under large numerals. */
  variant?: 'ruled' | 'numbered' | 'columns' | 'steps';
  /** Whether phones collapse the text of every point but the first. */
  collapsible?: boolean;
}

/** A list of points, each a short heading with a text. */
export function PointList({ points, variant = 'ruled', collapsible = false }: Props) {
  const List = variant === 'numbered' || variant === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles.list} data-variant={variant}>
      {points.map((point, index) => (
        <li key={point.title} id={point.id} className={styles.point}>
          <h3>{point.href ? <a href={point.href}>{point.title}</a> : point.title}</h3>
          {collapsible ? (
            <Collapsible variant="corner" summary={`More on ${point.title}`} open={index === 0}>
              <PointText text={point.text} />
            </Collapsible>
          ) : (
            <PointText text={point.text} />
          )}
        </li>
      ))}
    </List>
  );
}

function PointText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      <LinkedText text={text} />
    </p>
  );
}
