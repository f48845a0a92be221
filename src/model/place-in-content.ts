import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { filesBelow } from './stray-files.ts';

interface WrittenLink {
  /** The id to which it leads within a page, without #. */
  fragment: string;
  text: string;
}

/** The fields that name a place on a page. */
const fragmentFields: ReadonlySet<unknown> = new Set(['fragment', 'question', 'section', 'feesAt']);

/**
 * Finds where a link is written: 'src/content/pages/faq.yaml:12'. Its place on a page and its words together count most, then the place,
 * then the words, where they are a whole text. Undefined where none of them is found.
 */
export function placeOfLink(root: string, { fragment, text }: WrittenLink): string | undefined {
  let best = { rank: 0, place: '' };
  for (const name of filesBelow(join(root, 'src/content')).filter((file) => file.endsWith('.yaml'))) {
    const lines = new LineCounter();
    visit(parseDocument(readFileSync(join(root, 'src/content', name), 'utf8'), { lineCounter: lines }), {
      Scalar(key, { value, range }, ancestors) {
        if (key === 'key' || !range) return;
        const [map, pair] = ancestors.slice(-2);
        const isPlace = isPair(pair) && isScalar(pair.key) && fragmentFields.has(pair.key.value) && value === fragment;
        const hasWords = isMap(map) && map.items.some((item) => isScalar(item.value) && item.value.value === text);
        const rank = isPlace ? (hasWords ? 3 : 2) : value === text ? 1 : 0;
        if (rank > best.rank) best = { rank, place: `src/content/${name}:${lines.linePos(range[0]).line}` };
      },
    });
  }
  return best.place || undefined;
}
