/** Writes the table of growth in docs/quality.md: `node bench/growth-table.ts docs/quality/growth-DATE.json`. A test says when the two differ. */
import { readFile, writeFile } from 'node:fs/promises';
import { aligned, runNamedIn, withTables } from './document-table.ts';
import type { Cost, GrowthResult, Part } from './grown-build.ts';

interface Kept {
  results: readonly GrowthResult[];
  perPage: readonly ({ pages: number } & Record<Part, Cost>)[];
}

const parts = ['building', 'cards', 'compression'] as const;
const whole = (value: number) => value.toLocaleString('en-GB');
const seconds = ({ ms, cpuMs }: Cost) => `${(ms / 1000).toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s`;
const each = ({ ms, cpuMs }: Cost) => `${ms.toFixed(1)} ms, ${cpuMs.toFixed(1)} ms`;

/** The table: a row for each build, and one for what a page cost between the first build and each later one. */
export function growthTable({ results, perPage }: Kept): string {
  return aligned([
    ['pages more', 'the build itself, of processor', 'social cards', 'compression', 'most memory', 'others had'],
    ...results.map((result) => [
      whole(result.pages),
      ...parts.map((part) => seconds(result[part])),
      `${whole(result.memoryMB)} MB`,
      `${(result.others * 100).toFixed(1)} %`,
    ]),
    ...perPage.map((cost) => [
      `each beyond the first ${whole(results[0]?.pages ?? 0)}, of ${whole(cost.pages)}`,
      ...parts.map((part) => each(cost[part])),
      ...['', ''],
    ]),
  ]).join('\n');
}

/** The document with the table of that run in it. */
export async function withGrowth(document: string, file: string): Promise<string> {
  const kept = JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8')) as Kept;
  return withTables(document, 'Growth', file, growthTable(kept));
}

/** The run that the document's table says it is of. */
export const growthInDocument = (document: string): string => runNamedIn(document, 'Growth');

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  const document = new URL('../docs/quality.md', import.meta.url);
  await writeFile(document, await withGrowth(await readFile(document, 'utf8'), file));
}
