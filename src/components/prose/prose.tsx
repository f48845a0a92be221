import { Fragment } from 'react';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { parseBlock, parseInline } from '#utils/markdown.ts';
import styles from './prose.module.css';

/** Text with bold words and links from Markdown. */
function MarkdownText({ text }: { text: string }) {
  return parseInline(text).map((segment, index) => {
    const content = segment.href ? <a href={segment.href}>{segment.text}</a> : <LinkedText text={segment.text} />;
    const Element = segment.bold ? 'strong' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text are never reordered
    return <Element key={index}>{content}</Element>;
  });
}

/** A block of a long text: a paragraph or a list. */
export function TextBlock({ text, className }: { text: string; className?: string | undefined }) {
  const block = parseBlock(text);
  if (block.type === 'paragraph')
    return (
      <p className={className}>
        <MarkdownText text={block.text} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>
          <MarkdownText text={item} />
        </li>
      ))}
    </List>
  );
}

interface Props {
  /** Paragraphs and lists in Markdown (utils/markdown.ts). */
  blocks: readonly string[];
  lead?: string | undefined;
  /** Whether phones collapse all blocks but the first. */
  collapsible?: boolean | undefined;
}

/** Long text at a comfortable line length, in two columns on wide screens if it has several paragraphs and no list. */
export function Prose({ blocks, lead, collapsible = false }: Props) {
  const elements = blocks.map((block) => <TextBlock key={block} text={block} />);
  const [first, ...others] = elements;
  // Columns could split a short list in two.
  const hasColumns = blocks.length > 1 && blocks.every((block) => parseBlock(block).type === 'paragraph');
  return (
    <div className={styles.prose} data-columns={hasColumns || undefined}>
      {lead && (
        <p className={`lead ${styles.lead}`}>
          <LinkedText text={lead} />
        </p>
      )}
      {collapsible && others.length > 0 ? (
        <>
          {first}
          <Collapsible variant="text" summary="Read on">
            {others}
          </Collapsible>
        </>
      ) : (
        elements
      )}
    </div>
  );
}
