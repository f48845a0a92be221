/** Writes new values into a YAML text so that lines that did not change stay as they are. */
import { type Document, isMap as isMapNode, isNode, isPair, isSeq, parse, parseDocument } from 'yaml';

/** A file's text with new values: what has not changed stays as it stands, comments and line breaks too. `before` is '' for a new file. */
export function mergeYaml(before: string, data: unknown): string {
  const document = parseDocument(before || '{}');
  if (isSame(document.toJS(), data)) return before;
  if (before === '') document.contents = document.createNode(data) as never;
  else mergeAt(document, [], document.toJS(), data);
  const after = document.toString({ lineWidth: 80 });
  const sewn = sew(partsOf(before), partsOf(after));
  return isSame(readable(sewn), data) ? sewn : after;
}

/** A field or an item with the lines that it stands on, the comment before it among them. */
interface Part {
  key: unknown;
  value: unknown;
  lines: string;
  parts: readonly Part[];
}

/** The library writes a file anew as a whole and breaks its lines anew: what has not changed is taken from the file as it was. */
function sew(before: readonly Part[], after: readonly Part[]): string {
  return after
    .map((now) => {
      const old = before.find(({ key }) => key === now.key);
      if (old && isSame(old.value, now.value)) return old.lines;
      return old && old.parts.length > 0 && now.parts.length > 0 ? headOf(now) + sew(old.parts, now.parts) : now.lines;
    })
    .join('');
}

/** What stands before the first part: the name of a list or a group. */
const headOf = ({ lines, parts }: Part): string => lines.slice(0, lines.length - parts.map((part) => part.lines).join('').length);

function partsOf(text: string): readonly Part[] {
  const document = parseDocument(text);
  const within = (node: unknown, begin: number | null, end: number): readonly Part[] => {
    if (!(isMapNode(node) || isSeq(node)) || node.flow) return [];
    const items = node.items.map((item, index) =>
      isPair(item) ? { key: String(item.key), at: item.key, value: item.value } : { key: index, at: item, value: item },
    );
    const starts = items.map(({ at }, index) =>
      index === 0 ? (begin ?? lineOf(text, at)) : withComment(text, lineOf(text, at)),
    );
    return items.map(({ key, value }, index) => {
      const [from, until] = [starts[index] ?? 0, starts[index + 1] ?? end];
      const plain = isNode(value) ? value.toJS(document) : value;
      return { key, value: plain, lines: text.slice(from, until), parts: within(value, null, until) };
    });
  };
  return within(document.contents, 0, text.length);
}

/** Where the line begins on which a node stands. */
const lineOf = (text: string, node: unknown): number =>
  text.lastIndexOf('\n', (isNode(node) ? (node.range?.[0] ?? 0) : 0) - 1) + 1;

/** Where the comments and the empty lines before a line begin. */
function withComment(text: string, line: number): number {
  const before = text.lastIndexOf('\n', line - 2) + 1;
  return line > 0 && /^ *(#.*)?\n$/.test(text.slice(before, line)) ? withComment(text, before) : line;
}

function readable(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function mergeAt(document: Document, path: readonly (string | number)[], before: unknown, after: unknown): void {
  if (isSame(before, after)) return;
  if (isMap(before) && isMap(after)) {
    for (const key of Object.keys(before)) if (!(key in after)) document.deleteIn([...path, key]);
    for (const [key, value] of Object.entries(after)) mergeAt(document, [...path, key], before[key], value);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    for (let index = before.length - 1; index >= after.length; index -= 1) document.deleteIn([...path, index]);
    for (const [index, value] of after.entries()) mergeAt(document, [...path, index], before[index], value);
    return;
  }
  document.setIn(path, typeof after === 'object' ? document.createNode(after) : after);
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values read from YAML are the same; the order of fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isMap(one) || !isMap(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSame(one[name], other[name]));
}
