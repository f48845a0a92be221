/** Writes new values into a YAML text so that lines that did not change stay as they are. */
import { isMap, isNode, isPair, isSeq, parse, parseDocument, stringify } from 'yaml';

/** Returns a file's text with new values; lines of unchanged values stay as they are. `before` is '' for a new file. */
export function mergeYaml(before: string, data: unknown): string {
  const after = stringify(data, { lineWidth: 80, singleQuote: true });
  if (before === '') return after;
  const sewn = sew(partsOf(before), partsOf(after));
  return isSame(parse(sewn), data) ? sewn : after;
}

/** Whether two values are the same; the order of fields doesn't count. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isFields(part) ? Object.fromEntries(Object.entries(part).sort()) : part)) ?? '';

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field or an item, with the lines that it is written on and the comment before it. */
interface Part {
  key: string | number;
  /** Its value in a form that can be compared. */
  value: string;
  lines: string;
  parts: readonly Part[];
}

/** The lines of `after`, with those of `before` wherever the value is the same. */
function sew(before: readonly Part[], after: readonly Part[]): string {
  return after
    .map((now) => {
      // An item is the same wherever it is in its list.
      const same = before.find(({ key, value }) => value === now.value && (typeof key === 'number' || key === now.key));
      if (same) return same.lines;
      const old = before.find(({ key }) => key === now.key);
      if (!old || old.parts.length === 0 || now.parts.length === 0) return now.lines;
      const inner = now.parts.map(({ lines }) => lines).join('');
      return now.lines.slice(0, now.lines.length - inner.length) + sew(old.parts, now.parts);
    })
    .join('');
}

function partsOf(text: string): readonly Part[] {
  const document = parseDocument(text);
  const within = (node: unknown, end: number): readonly Part[] => {
    if (!(isMap(node) || isSeq(node)) || node.flow) return [];
    const items = node.items.map((item, index) =>
      isPair(item) ? { key: String(item.key), at: item.key, value: item.value } : { key: index, at: item, value: item },
    );
    const starts = items.map(({ at }) => startOf(text, at));
    return items.map(({ key, value }, index) => {
      const until = starts[index + 1] ?? end;
      const plain = isNode(value) ? value.toJS(document) : value;
      return { key, value: canonical(plain), lines: text.slice(starts[index], until), parts: within(value, until) };
    });
  };
  return within(document.contents, text.length);
}

/** Where the line begins that a node is on, or the comments and empty lines before it. */
function startOf(text: string, node: unknown): number {
  const lineBefore = (end: number) => text.lastIndexOf('\n', end - 2) + 1;
  let start = text.lastIndexOf('\n', (isNode(node) ? (node.range?.[0] ?? 0) : 0) - 1) + 1;
  while (start > 0 && /^ *(#.*)?\n$/.test(text.slice(lineBefore(start), start))) start = lineBefore(start);
  return start;
}
