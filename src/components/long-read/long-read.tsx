import { Band } from '#components/band/band.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import styles from './long-read.module.css';

interface Props {
  paragraphs: readonly string[];
  /** Whether phones fold all paragraphs but the first. */
  folds?: boolean;
}

interface LayoutProps extends Props {
  /**
   * How the first paragraph and the others stand to each other where there is room. `columns`: above two columns. `aside`: beside them, and it
   * stays while they pass. `row`: above all of them side by side. `stairs`: each a step lower and further in.
   */
  layout?: 'columns' | 'aside' | 'row' | 'stairs';
}

/** A long text with a large first paragraph. */
export function LongRead({ paragraphs: [first, ...others], layout = 'columns', folds = false }: LayoutProps) {
  return (
    <Band as="div" className={styles.band} data-layout={layout}>
      <Opening text={first} />
      <Others paragraphs={others} folds={folds} />
    </Band>
  );
}

/** A long text whose large first paragraph is a band of its own, on the page's hue. */
export function LongReadOnHue({ paragraphs: [first, ...others], folds = false }: Props) {
  return (
    <>
      <Band as="div" className={styles.band} data-kind="ground">
        <Opening text={first} />
      </Band>
      <Band as="div" className={styles.band} data-layout="columns">
        <Others paragraphs={others} folds={folds} />
      </Band>
    </>
  );
}

function Opening({ text }: { text: string | undefined }) {
  return text && <TextBlock text={text} className={styles.first} />;
}

function Others({ paragraphs, folds }: Required<Props>) {
  const text = (
    <div className={styles.rest}>
      {paragraphs.map((paragraph) => (
        <TextBlock key={paragraph} text={paragraph} />
      ))}
    </div>
  );
  if (!folds) return text;
  return (
    <Fold kind="rest" summary="Read on">
      {text}
    </Fold>
  );
}
