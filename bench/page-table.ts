/**
 * Writes the tables of pages in docs/quality.md from a whole run of `npm run bench`: `node bench/page-table.ts docs/quality/bench-DATE.json`.
 * A test says when the two differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { speed } from './budgets.ts';
import { aligned, runNamedIn, withTables } from './document-table.ts';
import type { PageResult } from './results.ts';
import type { Weights } from './weigh.ts';

/** What the table needs of a page as JSON has it, where what was not measured is null. Records from before the single runs were kept have it too. */
type Kept = { [Key in keyof Shown]: Shown[Key] extends number ? number | null : Shown[Key] };
type Shown = Omit<PageResult, 'samples' | 'skipped'> & { samples?: Partial<PageResult['samples']> };

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

const kinds: readonly (readonly [string, (weights: Weights) => number])[] = [
  ['HTML and styles', ({ html, styles }) => html + styles],
  ['fonts', ({ fonts }) => fonts],
  ['script', ({ script, signature }) => script + signature],
  ['pictures', ({ pictures }) => pictures],
  ['films', ({ films }) => films],
  ['other', ({ other }) => other],
  ['whole', ({ whole }) => whole],
];

/** What a phone takes of each page untouched: KB by kind, as they travel, and requests. */
export function weightTable(pages: readonly Kept[]): string {
  const row = ({ path, weights }: Kept) => [
    path,
    ...kinds.map(([, of]) => (of(weights) / 1024).toFixed(1)),
    String(weights.requests),
  ];
  return aligned([['page, KB', ...kinds.map(([name]) => name), 'requests'], ...pages.map(row)]).join('\n');
}

/**
 * What all pages say together: how their largest paints stand to the bare pages’ over every pair of runs, which pages are above what is asked
 * for, and by how much runs of one and the same bare page differ, which is the machine's noise.
 */
export function together(pages: readonly Kept[]): string {
  const timed = pages.filter(({ heldPaint, barePaint }) => heldPaint !== null && barePaint !== null);
  const all = (kind: 'heldPaints' | 'barePaints') => timed.flatMap(({ samples }) => samples?.[kind] ?? []);
  const [held, bare] = [all('heldPaints'), all('barePaints')];
  if (held.length === 0) return 'No largest paint was measured.';
  const sum = (figures: readonly number[]) => figures.reduce((whole, one) => whole + one, 0);
  const ratio = ({ heldPaint, barePaint }: Kept) => (heldPaint ?? Number.NaN) / (barePaint ?? Number.NaN);
  const above = timed.filter((page) => !(ratio(page) <= speed.largestPaintToBare)).toSorted((a, b) => ratio(b) - ratio(a));
  const spreads = timed.map(({ samples, barePaint }) => {
    const runs = samples?.barePaints ?? [];
    return (Math.max(...runs) - Math.min(...runs)) / (barePaint ?? Number.NaN);
  });
  const usual = spreads.toSorted((a, b) => a - b)[Math.floor(spreads.length / 2)] ?? Number.NaN;
  return [
    `All ${timed.length} pages together, ${held.length} pairs of runs: ${(sum(held) / sum(bare)).toFixed(2)} of their bare pages.`,
    `The runs of one and the same bare page lie ${Math.round(usual * 100)} % apart (median).`,
    `Above ${speed.largestPaintToBare}: ${above.length}${above.length > 0 ? ' (' : ''}${above.map((page) => `${page.path} ${ratio(page).toFixed(2)}`).join(', ')}${above.length > 0 ? ')' : ''}.`,
  ].join(' ');
}

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

/** The document with the tables of that run in it. */
export async function withPageTable(document: string, file: string): Promise<string> {
  const { results } = JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8')) as { results: { dist: Kept[] } };
  return withTables(document, 'Pages', file, [together, pageTable, weightTable].map((write) => write(results.dist)).join('\n\n'));
}

/** The run that the document's tables say they are of. */
export const runInDocument = (document: string): string => runNamedIn(document, 'Pages');

function figure(value: number | null, digits = 0): string | null {
  return value === null || Number.isNaN(value) ? null : String(Number(value.toFixed(digits)));
}

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  const document = new URL('../docs/quality.md', import.meta.url);
  await writeFile(document, await withPageTable(await readFile(document, 'utf8'), file));
}
