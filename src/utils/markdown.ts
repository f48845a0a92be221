/**
 * The part of Markdown that an office may write: **bold**, [links](/faq), lists, and headings where a field has them. Text without marks
 * comes out as it went in. No HTML is made here: components render what is returned.
 */

/** A run of text within a block. */
export interface InlinePart {
  text: string;
  bold?: true;
  href?: string;
}

export type Block = { type: 'paragraph'; text: string } | { type: 'list'; ordered: boolean; items: readonly string[] };

const inline = /\*\*(\S(?:[^*]*\S)?)\*\*|(?<!!)\[([^\][]+)\]\(([^()\s]+)\)/g;
const listItem = /^\s*(?:([-*+])|\d{1,3}[.)])\s+(?=\S)/;
/** As in CommonMark, a number begins a list only if it is 1: a line may begin with '1995. '. */
const listStart = /^\s*(?:[-*+]|1[.)])\s+(?=\S)/;
const heading = /^##\s+(?=\S)/;

/** Splits a block's text at bold words and links. */
export function splitInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: words, 3: href, index } of text.matchAll(inline)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    if (bold !== undefined) parts.push(...splitInline(bold).map((part) => ({ ...part, bold: true as const })));
    else parts.push({ text: words ?? '', href: href ?? '' });
    end = index + whole.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/**
 * Splits long text into blocks: a paragraph or a heading on one line, or a list with an item a line. An empty line ends a block, and so do
 * a list's first line and a heading.
 */
export function splitBlocks(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => joinLines(part.split('\n')));
}

/** Joins lines that were broken for the file's sake to the paragraph or the item they belong to. */
function joinLines(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let last: 'paragraph' | 'heading' | 'list' | undefined;
  for (const line of lines) {
    const type = heading.test(line) ? 'heading' : last === 'list' || listStart.test(line) ? 'list' : 'paragraph';
    const before = blocks.at(-1);
    if (before === undefined || type !== last || type === 'heading') blocks.push(line.trim());
    else blocks.splice(-1, 1, `${before}${listItem.test(line) ? '\n' : ' '}${line.trim()}`);
    last = type;
  }
  return blocks;
}

/** A heading and the blocks below it; the first section has no heading where a text begins without one. */
export interface Section {
  title: string | null;
  blocks: readonly string[];
}

/** Parts the blocks of a long text at its headings. */
export function sectionsOf(blocks: readonly string[]): Section[] {
  const starts = blocks.flatMap((block, index) => (index === 0 || heading.test(block) ? [index] : []));
  return starts.map((start, index) => {
    const [first = '', ...rest] = blocks.slice(start, starts[index + 1]);
    return heading.test(first) ? { title: first.replace(heading, ''), blocks: rest } : { title: null, blocks: [first, ...rest] };
  });
}

/** Reads one of the blocks that `splitBlocks` returns, other than a heading. */
export function readBlock(block: string): Block {
  if (!listStart.test(block)) return { type: 'paragraph', text: block };
  const lines = block.split('\n');
  return { type: 'list', ordered: /^\s*\d/.test(block), items: lines.map((line) => line.replace(listItem, '')) };
}
