/** Writes new values into a YAML text and keeps the lines of unchanged values. */
import { isMap, isNode, isPair, isSeq, parse, parseDocument, stringify } from 'yaml';

/** Returns a file's text with new values. Keeps the lines of unchanged values, with their comments. `oldText` is '' for a new file. */
export function mergeYaml(oldText: string, data: unknown): string {
  const newText = stringify(data, { lineWidth: 80, singleQuote: true });
  if (oldText === '') return newText;
  const merged = mergeLines(parseNodes(oldText), parseNodes(newText));
  return isSame(parse(merged), data) ? merged : newText;
}

/** Whether two values are equal, regardless of the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, child) => (isFields(child) ? Object.fromEntries(Object.entries(child).sort()) : child)) ?? '';

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field or a list item in a YAML text. */
interface YamlNode {
  key: string | number;
  /** The value in canonical form, for comparison. */
  value: string;
  /** The lines of the node, with the comments and empty lines before it. */
  lines: string;
  children: readonly YamlNode[];
}

/** Returns the lines of the new nodes, or of the old node wherever the value is unchanged. */
function mergeLines(oldNodes: readonly YamlNode[], newNodes: readonly YamlNode[]): string {
  return newNodes
    .map((node) => {
      // A list item keeps its lines when it moves within the list.
      const unchanged = oldNodes.find(({ key, value }) => value === node.value && (typeof key === 'number' || key === node.key));
      if (unchanged) return unchanged.lines;
      const oldNode = oldNodes.find(({ key }) => key === node.key);
      if (!oldNode || oldNode.children.length === 0 || node.children.length === 0) return node.lines;
      const childLines = node.children.map(({ lines }) => lines).join('');
      return node.lines.slice(0, node.lines.length - childLines.length) + mergeLines(oldNode.children, node.children);
    })
    .join('');
}

function parseNodes(text: string): readonly YamlNode[] {
  const document = parseDocument(text);
  const childrenOf = (parent: unknown, parentEnd: number): readonly YamlNode[] => {
    if (!(isMap(parent) || isSeq(parent)) || parent.flow) return [];
    const items = parent.items.map((item, index) =>
      isPair(item) ? { key: String(item.key), first: item.key, value: item.value } : { key: index, first: item, value: item },
    );
    const starts = items.map(({ first }) => startOf(text, first));
    return items.map(({ key, value }, index) => {
      const end = starts[index + 1] ?? parentEnd;
      const plain = isNode(value) ? value.toJS(document) : value;
      return { key, value: canonical(plain), lines: text.slice(starts[index], end), children: childrenOf(value, end) };
    });
  };
  return childrenOf(document.contents, text.length);
}

/** Returns the offset of the first line of a node, including the comments and empty lines before it. */
function startOf(text: string, node: unknown): number {
  const lineBefore = (end: number) => text.lastIndexOf('\n', end - 2) + 1;
  let start = text.lastIndexOf('\n', (isNode(node) ? (node.range?.[0] ?? 0) : 0) - 1) + 1;
  while (start > 0 && /^ *(#.*)?\n$/.test(text.slice(lineBefore(start), start))) start = lineBefore(start);
  return start;
}
