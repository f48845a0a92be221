/** The styles of pages, brought down to as many different sheets as one policy has room for. */
import { readFile, writeFile } from 'node:fs/promises';
import { offlinePath } from '#utils/kept-copies.ts';
import { builtPages } from './built-pages.ts';

/** How many different sheets the pages may have: each is a hash of 54 characters in the policy, and Cloudflare reads 2000 in a line. */
const most = 16;

/** A page's own sheet: the style element that the bundler filled, told by the fonts in it. */
const sheetOf = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text as string).find((text) => text.includes('@font-face'));

/**
 * Gives pages whose sheets differ by little the same sheet: what any of them needs. Without this every page has just what it needs, and the
 * policy a hash for nearly every page. Gives the number of sheets that are left.
 */
export async function shareStyles(folder: string): Promise<number> {
  const users = new Map<string, string[]>();
  const pages = await builtPages(folder);
  for (const { file } of pages) {
    const sheet = sheetOf(await readFile(file, 'utf8'));
    if (sheet !== undefined) users.set(sheet, [...(users.get(sheet) ?? []), file]);
  }
  // Every visitor's device fetches the offline page, whichever page the visit begins with: it counts as each of them.
  const offline = pages.find(({ path }) => path === offlinePath)?.file ?? '';
  const uses = [...users].map(([sheet, files]) => [sheet, files.length + (files.includes(offline) ? pages.length : 0)] as const);
  const shared = sharedSheets(new Map(uses), most);
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
  pages: number;
}

/**
 * For each sheet, of which is told how many pages have it, the one to have in its place, so that there are at most `count`. Those two come
 * together first that add the fewest characters to all pages. A sheet's blocks may follow each other in any order, since each stands in a
 * layer.
 */
export function sharedSheets(uses: ReadonlyMap<string, number>, count: number): Map<string, string> {
  let clusters: Cluster[] = [...uses].map(([sheet, pages]) => ({ sheets: [sheet], blocks: new Set(topBlocks(sheet)), pages }));
  while (clusters.length > count) {
    const pairs = clusters.flatMap((one, place) => clusters.slice(place + 1).map((other) => ({ one, other })));
    const costs = pairs.map(({ one, other }) => weight(together(one, other)) - weight(one) - weight(other));
    const { one, other } = pairs[costs.indexOf(Math.min(...costs))] as { one: Cluster; other: Cluster };
    clusters = [...clusters.filter((cluster) => cluster !== one && cluster !== other), together(one, other)];
  }
  return new Map(
    clusters.flatMap(({ sheets, blocks }) => {
      const text = sheets.length > 1 ? [...blocks].join('') : (sheets[0] as string);
      return sheets.map((sheet) => [sheet, text] as const);
    }),
  );
}

const together = (one: Cluster, other: Cluster): Cluster => ({
  sheets: [...one.sheets, ...other.sheets],
  blocks: new Set([...one.blocks, ...other.blocks]),
  pages: one.pages + other.pages,
});

const weight = ({ blocks, pages }: Cluster) => pages * [...blocks].reduce((sum, block) => sum + block.length, 0);

/** The rules of a sheet that stand in no other: text up to the end of each outermost brace, or up to a semicolon outside of all. */
export function topBlocks(sheet: string): string[] {
  const blocks: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: mark, index } of sheet.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue;
    blocks.push(sheet.slice(from, index + 1));
    from = index + 1;
  }
  if (depth !== 0 || sheet.slice(from).trim())
    throw new Error(`A page's styles don't end where their last brace does: …${sheet.slice(-60)}`);
  return blocks;
}
