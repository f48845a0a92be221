import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { growthInDocument, growthTable, withGrowth } from '../../bench/growth-table.ts';
import { pageTable, runInDocument, together, weightTable, withPageTable } from '../../bench/page-table.ts';
import { groupsOf, readingsInDocument, readingsTables, withReadings } from '../../bench/readings-table.ts';
import { recordName } from '../../bench/record.ts';

const root = new URL('../../', import.meta.url);
const document = await readFile(new URL('docs/quality.md', root), 'utf8');

test('a part of a measurement never takes the place of the day’s whole, nor of another part', () => {
  const [morning, evening] = [new Date('2026-11-22T06:05:00Z'), new Date('2026-11-22T18:30:00Z')];
  expect(recordName('bench', morning, 'whole')).toBe('bench-2026-11-22.json');
  expect(recordName('bench', morning, 'part')).toBe('bench-2026-11-22-0605-part.json');
  expect(recordName('bench', evening, 'part')).toBe('bench-2026-11-22-1830-part.json');
});

test('the table of pages in docs/quality.md is that of the run it names, with a row for every page', async () => {
  const run = runInDocument(document);
  expect(await withPageTable(document, run)).toBe(document);
  const { results } = JSON.parse(await readFile(new URL(run, root), 'utf8')) as { results: { dist: { path: string }[] } };
  expect(results.dist.length).toBeGreaterThan(40);
  for (const { path } of results.dist) expect(document).toContain(`| ${path} `);
});

const measured = {
  ...{
    path: '/about',
    runs: 1,
    lost: [],
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
  },
  weights: {
    html: 1,
    styles: 1,
    fonts: 1,
    script: 1,
    signature: 0,
    pictures: 1,
    films: 0,
    other: 0,
    whole: 4,
    requests: 4,
    island: false,
  },
  ...{ largestPaint: 900, blocked: null, layoutShift: 0, heldPaint: 900, barePaint: 600 },
};

test('what was not measured of a page is a dash, and is counted', () => {
  const table = pageTable([measured, { ...measured, path: '/faq', heldPaint: null, barePaint: null }]);
  expect(table.replaceAll(/ +/g, ' ')).toContain('| /about | 1 | 100 | 100 | 100 | 100 | — | 0 | 900 | 600 | 1.50 |');
  expect(table).toContain(
    'Not measured (—), of 2 pages: blocked, ms on 2, largest paint, ms on 1, bare page’s, ms on 1, ratio on 1.',
  );
});

test('the tables of axe and of the checker in docs/quality.md are those of the run they name', async () => {
  expect(await withReadings(document, readingsInDocument(document))).toBe(document);
  expect(document).toMatch(/\| the pages +\| 1440 px \| +\d+ \|/);
});

test('the table of growth in docs/quality.md is that of the run it names', async () => {
  expect(await withGrowth(document, growthInDocument(document))).toBe(document);
  expect(document).toMatch(/\| each beyond the first 100, of 5,000 \|/);
});

test('growth is told by the clock and of the processor, a page’s share without a column for the whole', () => {
  const cost = { ms: 1500, cpuMs: 2250 };
  const built = { pages: 1000, building: cost, cards: cost, compression: cost, memoryMB: 1234, others: 0.012 };
  const share = { ms: 8, cpuMs: 9.25 };
  const table = growthTable({ results: [built], perPage: [{ pages: 5000, building: share, cards: share, compression: share }] });
  const said = table.replaceAll(/ +/g, ' ');
  expect(said).toContain('| 1,000 | 1.5 s, 2.3 s | 1.5 s, 2.3 s | 1.5 s, 2.3 s | 1,234 MB | 1.2 % |');
  expect(said).toContain('| each beyond the first 1,000, of 5,000 | 8.0 ms, 9.3 ms | 8.0 ms, 9.3 ms | 8.0 ms, 9.3 ms | | |');
});

test('readings are added up by what was read and its width, the states of visitors as one', () => {
  const reading = { file: 'pages/sweep.spec.ts', what: 'axe at 360 px', width: 360, violations: 0, unclear: 2 };
  const state = { ...reading, file: 'pages/states.spec.ts', what: 'events of one kind', violations: 1 };
  const groups = groupsOf([state, reading, { ...state, what: 'fees sorted' }, { ...reading, unclear: 5 }]);
  expect(groups.map(({ runs, violations, unclear }) => [runs, violations, unclear])).toEqual([
    [2, 0, 7],
    [2, 2, 4],
  ]);
  const checker = { pages: 42, styles: 85, drawings: 1, faults: 3, forgiven: 0, pagesForgiven: 0 };
  const table = readingsTables({ axe: groups, checker }).replaceAll(/ +/g, ' ');
  expect(table).toContain('| together | | 4 | 2 | 11 |');
  expect(table).toContain('| errors and warnings | 3 |');
});

test('all pages are judged together over every pair of runs, those above the limit are named, the worst first', () => {
  const page = (path: string, heldPaints: number[], barePaints: number[]) => ({
    ...measured,
    ...{ path, heldPaint: heldPaints[0] ?? null, barePaint: barePaints[0] ?? null },
    samples: { heldPaints, barePaints },
  });
  expect(together([page('/', [900, 1000], [800, 880]), page('/about', [600, 700], [600, 690]), page('/faq', [990], [500])])).toBe(
    'All 3 pages together, 5 pairs of runs: 1.21 of their bare pages. The runs of one and the same bare page lie 10 % apart (median). Above 1.1: 2 (/faq 1.98, / 1.13).',
  );
  expect(together([{ ...measured, heldPaint: null, barePaint: null }])).toBe('No largest paint was measured.');
});

test('the weights are told by kind, the shadow among the scripts', () => {
  const weights = { ...measured.weights, html: 2048, styles: 1024, script: 512, signature: 512, whole: 4096, requests: 7 };
  expect(weightTable([{ ...measured, weights }]).replaceAll(/ +/g, ' ')).toContain(
    '| /about | 3.0 | 0.0 | 1.0 | 0.0 | 0.0 | 0.0 | 4.0 | 7 |',
  );
});

test('every record that docs/quality.md takes its figures from is there', async () => {
  const kept = await readdir(new URL('docs/quality/', root));
  const named = [...document.matchAll(/[\w-]+-\d{4}-\d\d-\d\d[\w-]*\.json/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !kept.includes(name))).toEqual([]);
});
