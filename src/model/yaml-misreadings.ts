import { type Document, isAlias, isNode, isPair, isScalar, isSeq, Scalar, visit } from 'yaml';

/** A place where YAML means something else than a person expects. */
export interface Misreading {
  /** In characters from the start of the text. */
  offset: number;
  /** The field: ['was', 0, 'starts']. */
  path: readonly PropertyKey[];
  says: string;
}

/**
 * Finds what YAML takes without an error and most people don't know: `*text` is a reference, `&text` a name, `!text` a type, and a # after
 * a space ends a text without quotes.
 */
export function misreadings(document: Document, text: string): Misreading[] {
  const found: Misreading[] = [];
  visit(document, {
    Node(_, node, ancestors) {
      const { range } = node;
      if (!range) return;
      const push = (offset: number, says: string) => found.push({ offset, path: pathOf([...ancestors, node]), says });
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
      if (sign) {
        push(
          text.lastIndexOf(sign, range[0]),
          `a text that begins with ${sign} has a meaning of its own in YAML: put it in quotes`,
        );
      } else if (isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string') {
        const comment = /^[ \t]+#[^\n]*/.exec(text.slice(range[1]))?.[0].trim();
        if (comment)
          push(
            range[1],
            `'${comment}' is left out, since a # ends a text without quotes: put the text in quotes, or a comment on its own line`,
          );
      }
    },
  });
  return found;
}

/** The keys and numbers that lead to the last of these nodes. */
const pathOf = (nodes: readonly unknown[]): PropertyKey[] =>
  nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeq(node) && isNode(nodes[index + 1]) ? [node.items.indexOf(nodes[index + 1])] : [];
  });
