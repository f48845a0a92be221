import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { filesBelow } from './stray-files.ts';

interface WrittenLink {
  /** The fragment of its target, without #. */
  fragment: string;
  text: string;
}

/** The content fields whose value is a fragment. */
const fragmentFields: ReadonlySet<unknown> = new Set(['fragment', 'question', 'section', 'feesSection']);

/**
 * Finds the content file and line of a link: 'src/content/pages/faq.yaml:12'. A match of fragment and text ranks highest, then of the fragment,
 * then of the text as a complete field. Returns undefined if nothing matches.
 */
export function findLinkSource(root: string, { fragment, text }: WrittenLink): string | undefined {
  let best = { rank: 0, location: '' };
  for (const name of filesBelow(join(root, 'src/content')).filter((file) => file.endsWith('.yaml'))) {
    const lines = new LineCounter();
    visit(parseDocument(readFileSync(join(root, 'src/content', name), 'utf8'), { lineCounter: lines }), {
      Scalar(key, { value, range }, ancestors) {
        if (key === 'key' || !range) return;
        const [map, pair] = ancestors.slice(-2);
        const isFragment = isPair(pair) && isScalar(pair.key) && fragmentFields.has(pair.key.value) && value === fragment;
        const hasText = isMap(map) && map.items.some((item) => isScalar(item.value) && item.value.value === text);
        const rank = isFragment ? (hasText ? 3 : 2) : value === text ? 1 : 0;
        if (rank > best.rank) best = { rank, location: `src/content/${name}:${lines.linePos(range[0]).line}` };
      },
    });
  }
  return best.location || undefined;
}
