/**
 * The subset of Markdown that editors may use: **bold**, [links](/faq), lists, and headings in some fields. Returns data, no HTML: components
 * render it.
 */

/** A piece of text within a block, with its formatting. */
export interface InlineSegment {
  text: string;
  bold?: true;
  href?: string;
}

export type Block = { type: 'paragraph'; text: string } | { type: 'list'; ordered: boolean; items: readonly string[] };

const inline = /\*\*(\S(?:[^*]*\S)?)\*\*|(?<!!)\[([^\][]+)\]\(([^()\s]+)\)/g;
const listItem = /^\s*(?:([-*+])|\d{1,3}[.)])\s+(?=\S)/;
/** Stricter than CommonMark: a numbered list begins with 1, so that a paragraph may begin with '26. '. */
const listStart = /^\s*(?:[-*+]|1[.)])\s+(?=\S)/;
const heading = /^##\s+(?=\S)/;

/** Splits a block's text at bold words and links. */
export function parseInline(text: string): InlineSegment[] {
  const parts: InlineSegment[] = [];
  let end = 0;
  for (const { 0: match, 1: bold, 2: label, 3: href, index } of text.matchAll(inline)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    if (bold !== undefined) parts.push(...parseInline(bold).map((part) => ({ ...part, bold: true as const })));
    else parts.push({ text: label ?? '', href: href ?? '' });
    end = index + match.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

/**
 * Splits long text into blocks: a paragraph or a heading on one line, or a list with one item per line. An empty line, the first line of a list or
 * a heading ends the previous block.
 */
export function splitBlocks(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => joinLines(part.split('\n')));
}

/** Joins wrapped lines to their paragraph or list item. */
function joinLines(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let last: 'paragraph' | 'heading' | 'list' | undefined;
  for (const line of lines) {
    const type = heading.test(line) ? 'heading' : last === 'list' || listStart.test(line) ? 'list' : 'paragraph';
    const previous = blocks.at(-1);
    if (previous === undefined || type !== last || type === 'heading') blocks.push(line.trim());
    else blocks.splice(-1, 1, `${previous}${listItem.test(line) ? '\n' : ' '}${line.trim()}`);
    last = type;
  }
  return blocks;
}

/** Returns blocks that contain no headings without their Markdown, for structured data: a paragraph or a list item per line. */
export function plainText(blocks: readonly string[]): string {
  const lines = blocks.map(parseBlock).flatMap((block) => (block.type === 'list' ? block.items : [block.text]));
  return lines.map((line) => parseInline(line).reduce((text, part) => text + part.text, '')).join('\n');
}

/** A heading and the blocks below it. The first section has no heading if the text begins without one. */
export interface Section {
  title: string | null;
  /** The fragment of the section on its page, from its title: 'about-fees'. Undefined for a title without Latin letters or digits, and for one whose id an earlier section has. */
  id: string | undefined;
  blocks: readonly string[];
}

/** Splits the blocks of a long text at its headings. */
export function sectionsOf(blocks: readonly string[]): Section[] {
  const starts = blocks.flatMap((block, index) => (index === 0 || heading.test(block) ? [index] : []));
  const ids = new Set<string>();
  return starts.map((start, index) => {
    const [first = '', ...rest] = blocks.slice(start, starts[index + 1]);
    if (!heading.test(first)) return { title: null, id: undefined, blocks: [first, ...rest] };
    const title = first.replace(heading, '');
    const words = title.toLowerCase().match(/[a-z\d]+/g);
    const id = words && ['about', ...words].join('-');
    if (!id || ids.has(id)) return { title, id: undefined, blocks: rest };
    ids.add(id);
    return { title, id, blocks: rest };
  });
}

/** Parses a block of `splitBlocks` that is not a heading. */
export function parseBlock(block: string): Block {
  if (!listStart.test(block)) return { type: 'paragraph', text: block };
  const lines = block.split('\n');
  return { type: 'list', ordered: /^\s*\d/.test(block), items: lines.map((line) => line.replace(listItem, '')) };
}
