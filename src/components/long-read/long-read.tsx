import { Band } from '#components/band/band.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import styles from './long-read.module.css';

interface Props {
  paragraphs: readonly string[];
  /** Whether phones collapse all paragraphs but the first. */
  collapsible?: boolean;
}

interface LayoutProps extends Props {
  /**
   * Position of the first paragraph on wide screens. `columns`: above the others in two columns. `aside`: beside them, sticky. `row`: above the
   * others side by side. `stairs`: above the others, each lower and further indented.
   */
  layout?: 'columns' | 'aside' | 'row' | 'stairs';
}

/** A long text with a large first paragraph. */
export function LongRead({ paragraphs: [first, ...others], layout = 'columns', collapsible = false }: LayoutProps) {
  return (
    <Band as="div" className={styles.band} data-layout={layout}>
      <FirstParagraph text={first} />
      <OtherParagraphs paragraphs={others} collapsible={collapsible} />
    </Band>
  );
}

/** A long text whose large first paragraph is a band of its own in the page's hue. */
export function LongReadOnHue({ paragraphs: [first, ...others], collapsible = false }: Props) {
  return (
    <>
      <Band as="div" className={styles.band} data-variant="hue">
        <FirstParagraph text={first} />
      </Band>
      <Band as="div" className={styles.band} data-layout="columns">
        <OtherParagraphs paragraphs={others} collapsible={collapsible} />
      </Band>
    </>
  );
}

function FirstParagraph({ text }: { text: string | undefined }) {
  return text && <TextBlock text={text} className={styles.first} />;
}

function OtherParagraphs({ paragraphs, collapsible }: Required<Props>) {
  const text = (
    <div className={styles.rest}>
      {paragraphs.map((paragraph) => (
        <TextBlock key={paragraph} text={paragraph} />
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
