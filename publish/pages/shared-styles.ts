/** Merges the inline style sheets of pages, so that their hashes fit into one content security policy. */
import { readFile, writeFile } from 'node:fs/promises';
import { offlinePath } from '#utils/offline-copies.ts';
import { builtPages } from './built-pages.ts';

/** Maximum number of distinct sheets: each adds a hash of 54 characters to the policy, and Cloudflare reads 2000 characters of a line. */
const maxSheets = 18;

/** Pages with more characters are close to the limit for HTML and styles (tools/bench/budgets.ts): additional rules count several times for them. */
const longPage = 135_000;
const longPageWeight = 4;

/** Returns the page's bundled style sheet, which is the style element that contains the font faces. */
const sheetOf = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text as string).find((text) => text.includes('@font-face'));

/**
 * Gives pages with similar sheets one merged sheet. Without this nearly every page would have a sheet of its own, and the policy a hash for
 * each. Returns the number of remaining sheets.
 */
export async function shareStyles(folder: string): Promise<number> {
  const users = new Map<string, string[]>();
  const weights = new Map<string, number>();
  const pages = await builtPages(folder);
  for (const { path, file } of pages) {
    const html = await readFile(file, 'utf8');
    const sheet = sheetOf(html);
    if (sheet === undefined) continue;
    users.set(sheet, [...(users.get(sheet) ?? []), file]);
    // Every visitor's device fetches the offline page, so it is weighted as if it were every other page too.
    const weight = (html.length > longPage ? longPageWeight : 1) + (path === offlinePath ? pages.length : 0);
    weights.set(sheet, (weights.get(sheet) ?? 0) + weight);
  }
  const shared = sharedSheets(weights, maxSheets);
  for (const [before, after] of shared) {
    if (after === before) continue;
    for (const file of users.get(before) ?? []) {
      const html = await readFile(file, 'utf8');
      await writeFile(
        file,
        html.replace(before, () => after),
      );
    }
  }
  return new Set(shared.values()).size;
}

interface Cluster {
  sheets: readonly string[];
  blocks: ReadonlySet<string>;
  weight: number;
}

/**
 * Returns the sheet that replaces each sheet, so that at most `count` are left. `weights` maps each sheet to the total weight of the pages
 * that use it. Repeatedly merges the pair whose merging adds the fewest characters, weighted by page. The order of a sheet's blocks does not matter,
 * because blocks of the same layer never set the same property of an element (tests/pages/reader-settings.spec.ts reverses them).
 */
export function sharedSheets(weights: ReadonlyMap<string, number>, count: number): Map<string, string> {
  let clusters: Cluster[] = [...weights].map(([sheet, weight]) => ({
    sheets: [sheet],
    blocks: new Set(topBlocks(sheet)),
    weight,
  }));
  while (clusters.length > count) {
    const pairs = clusters.flatMap((first, index) => clusters.slice(index + 1).map((second) => ({ first, second })));
    const costs = pairs.map(({ first, second }) => totalSize(merge(first, second)) - totalSize(first) - totalSize(second));
    const { first, second } = pairs[costs.indexOf(Math.min(...costs))] as { first: Cluster; second: Cluster };
    clusters = [...clusters.filter((cluster) => cluster !== first && cluster !== second), merge(first, second)];
  }
  return new Map(
    clusters.flatMap(({ sheets, blocks }) => {
      const text = sheets.length > 1 ? [...blocks].join('') : (sheets[0] as string);
      return sheets.map((sheet) => [sheet, text] as const);
    }),
  );
}

const merge = (a: Cluster, b: Cluster): Cluster => ({
  sheets: [...a.sheets, ...b.sheets],
  blocks: new Set([...a.blocks, ...b.blocks]),
  weight: a.weight + b.weight,
});

/** Returns the length of a cluster's merged sheet times the total weight of its pages. */
const totalSize = ({ blocks, weight }: Cluster) => weight * [...blocks].reduce((sum, block) => sum + block.length, 0);

/** Splits a sheet into its top-level rules. Throws if a brace is not closed. */
export function topBlocks(sheet: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    blocks.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  if (depth !== 0 || sheet.slice(start).trim())
    throw new Error(`A page's style sheet has an unclosed brace or text after its last rule: …${sheet.slice(-60)}`);
  return blocks;
}
