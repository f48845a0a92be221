import { type Document, isAlias, isNode, isPair, isScalar, isSeq, Scalar, visit } from 'yaml';

/** A text that YAML interprets differently from what people expect. */
export interface Misreading {
  /** Offset in characters from the start of the file. */
  offset: number;
  /** The field: ['was', 0, 'starts']. */
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Finds special syntax that YAML accepts without an error: `*text` is an alias, `&text` an anchor, `!text` a tag, and a # after a space begins a
 * comment.
 */
export function misreadings(document: Document, text: string): Misreading[] {
  const found: Misreading[] = [];
  visit(document, {
    Node(_, node, ancestors) {
      const { range } = node;
      if (!range) return;
      const push = (offset: number, message: string) => found.push({ offset, path: pathOf([...ancestors, node]), message });
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
      if (sign) {
        push(text.lastIndexOf(sign, range[0]), `a text that begins with ${sign} has a special meaning in YAML: put it in quotes`);
      } else if (isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string') {
        const comment = /^[ \t]+#[^\n]*/.exec(text.slice(range[1]))?.[0].trim();
        if (comment)
          push(
            range[1],
            `'${comment}' is ignored, since a # ends a text without quotes: put the text in quotes, or the comment on its own line`,
          );
      }
    },
  });
  return found;
}

/** Returns the path of the last node: its keys and indices. */
const pathOf = (nodes: readonly unknown[]): PropertyKey[] =>
  nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeq(node) && isNode(nodes[index + 1]) ? [node.items.indexOf(nodes[index + 1])] : [];
  });
