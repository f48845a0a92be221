import { Fragment } from 'react';
import { Fold } from '#components/fold/fold.tsx';
import { readBlock, splitInline } from '#utils/markdown.ts';
import { splitText } from './linked-text.ts';
import styles from './prose.module.css';

/** Text in which e-mail addresses and the anti-ragging helpline are links, and what would be torn, such as 25–30, stands on one line. */
export function LinkedText({ text = '' }: { text?: string | undefined }) {
  return splitText(text).map((part) => {
    if (part.href) {
      return (
        <a key={part.text} href={part.href} className={part.keep && 'keep'}>
          {part.text}
        </a>
      );
    }
    return part.keep ? (
      <span key={part.text} className="keep">
        {part.text}
      </span>
    ) : (
      part.text
    );
  });
}

/** Text with bold words and links as its author marked them. */
function MarkedText({ text }: { text: string }) {
  return splitInline(text).map((part, index) => {
    const words = part.href ? <a href={part.href}>{part.text}</a> : <LinkedText text={part.text} />;
    const Element = part.bold ? 'strong' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    return <Element key={index}>{words}</Element>;
  });
}

/** A block of a long text: a paragraph or a list. */
export function TextBlock({ text, className }: { text: string; className?: string | undefined }) {
  const block = readBlock(text);
  if (block.type === 'paragraph')
    return (
      <p className={className}>
        <MarkedText text={block.text} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>
          <MarkedText text={item} />
        </li>
      ))}
    </List>
  );
}

interface Props {
  paragraphs: readonly string[];
  lead?: string | undefined;
  /** Whether a phone shows the first paragraph alone until the others are asked for. */
  folds?: boolean | undefined;
}

/** Paragraphs for reading, at a measure that the eye can follow; in two columns where one would leave half of the band empty. */
export function Prose({ paragraphs, lead, folds = false }: Props) {
  const texts = paragraphs.map((paragraph) => <TextBlock key={paragraph} text={paragraph} />);
  const [first, ...others] = texts;
  return (
    <div className={styles.prose} data-length={paragraphs.length > 1 ? 'long' : undefined}>
      {lead && (
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      )}
      {folds && others.length > 0 ? (
        <>
          {first}
          <Fold kind="rest" summary="Read on">
            {others}
          </Fold>
        </>
      ) : (
        texts
      )}
    </div>
  );
}
