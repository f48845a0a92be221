import { Band } from '#components/band/band.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import styles from './long-read.module.css';

interface Part {
  heading: string;
  text: readonly string[];
}

interface Props {
  paragraphs: readonly string[];
  /** What follows the paragraphs, under headings. */
  parts?: readonly Part[];
  /** Whether phones collapse all paragraphs but the first. */
  collapsible?: boolean;
  /**
   * Position of the first paragraph on wide screens. `columns`: above the others in two columns. `aside`: beside them, sticky. `row`: above the
   * others side by side. `stairs`: above the others, each lower and further indented.
   */
  layout?: 'columns' | 'aside' | 'row' | 'stairs';
}

/** A long text with a large first paragraph. */
export function LongRead({ paragraphs: [first, ...others], parts = [], layout = 'columns', collapsible = false }: Props) {
  return (
    <Band as="div" className={styles.band} data-layout={layout}>
      {first && <TextBlock text={first} className={styles.first} />}
      <Rest paragraphs={others} parts={parts} collapsible={collapsible} />
    </Band>
  );
}

function Rest({ paragraphs, parts, collapsible }: Required<Pick<Props, 'paragraphs' | 'parts' | 'collapsible'>>) {
  const text = (
    <div className={styles.rest}>
      {paragraphs.map((paragraph) => (
        <TextBlock key={paragraph} text={paragraph} />
      ))}
      {parts.map((part) => (
        <section key={part.heading}>
          <h2 className={styles.heading}>{part.heading}</h2>
          {part.text.map((paragraph) => (
            <TextBlock key={paragraph} text={paragraph} />
          ))}
        </section>
      ))}
    </div>
  );
  if (!collapsible) return text;
  return (
    <Collapsible variant="text" summary="Read on">
      {text}
    </Collapsible>
  );
}
