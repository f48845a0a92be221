/**
 * Writes the table of pages in docs/quality.md from a whole run of `npm run bench`: `node bench/page-table.ts docs/quality/bench-DATE.json`.
 * A test says when the two differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { PageResult } from './results.ts';

/** The table stands between these in docs/quality.md. */
const marks = (file: string) => [`<!-- Pages of ${file}, by bench/page-table.ts -->`, '<!-- End of pages -->'] as const;
const between = /<!-- Pages of (\S+), by bench\/page-table\.ts -->[\s\S]*?<!-- End of pages -->/;

/** What the table needs of a page as JSON has it, where what was not measured is null. Records from before the single runs were kept have it too. */
type Kept = { [Key in keyof Shown]: Shown[Key] extends number ? number | null : Shown[Key] };
type Shown = Omit<PageResult, 'samples' | 'skipped'>;

const columns: readonly (readonly [string, (page: Kept) => string | null])[] = [
  ['page', ({ path }) => path],
  ['runs', ({ runs }) => figure(runs)],
  ['performance', ({ performance }) => figure(performance)],
  ['accessibility', ({ accessibility }) => figure(accessibility)],
  ['best practices', ({ bestPractices }) => figure(bestPractices)],
  ['SEO', ({ seo }) => figure(seo)],
  ['blocked, ms', ({ blocked }) => figure(blocked)],
  ['shift', ({ layoutShift }) => figure(layoutShift, 3)],
  ['largest paint, ms', ({ heldPaint }) => figure(heldPaint)],
  ['bare page’s, ms', ({ barePaint }) => figure(barePaint)],
  ['ratio', ({ heldPaint, barePaint }) => (heldPaint === null || barePaint === null ? null : (heldPaint / barePaint).toFixed(2))],
];

/** A row for every page, a dash for what was not measured, and under it how many pages have one in which columns. */
export function pageTable(pages: readonly Kept[]): string {
  const missing = columns.flatMap(([name, cell]) => {
    const without = pages.filter((page) => cell(page) === null).length;
    return without === 0 ? [] : [`${name} on ${without}`];
  });
  return [
    ...aligned([columns.map(([name]) => name), ...pages.map((page) => columns.map(([, cell]) => cell(page) ?? '—'))]),
    '',
    missing.length === 0
      ? `All measured on all ${pages.length} pages.`
      : `Not measured (—), of ${pages.length} pages: ${missing.join(', ')}.`,
  ].join('\n');
}

/** Rows as the formatter writes a table: the first column at the left, figures at the right. */
function aligned([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))));
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [padded(head), rule, ...rows.map(padded)];
}

/** The document with the table of that run in it. Throws where the document has no place for one. */
export async function withPageTable(document: string, file: string): Promise<string> {
  if (!between.test(document)) throw new Error('docs/quality.md has lost the marks between which the table of pages stands.');
  const { results } = JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8')) as { results: { dist: Kept[] } };
  const [begin, end] = marks(file);
  return document.replace(between, () => `${begin}\n\n${pageTable(results.dist)}\n\n${end}`);
}

/** The run that the document's table says it is of. */
export const runInDocument = (document: string): string => between.exec(document)?.[1] ?? '';

function figure(value: number | null, digits = 0): string | null {
  return value === null || Number.isNaN(value) ? null : String(Number(value.toFixed(digits)));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [file = ''] = process.argv.slice(2);
  const document = new URL('../docs/quality.md', import.meta.url);
  await writeFile(document, await withPageTable(await readFile(document, 'utf8'), file));
}
