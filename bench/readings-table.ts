/**
 * Writes the tables of axe and of the W3C's checker in docs/quality.md: `node bench/readings-table.ts docs/quality/readings-DATE.json`. A test
 * says when the two differ.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { AxeReading, CheckerReading } from '../tests/support/readings.ts';
import { aligned, runNamedIn, withTables } from './document-table.ts';

/** All readings of one state on one width. */
export interface AxeGroup extends AxeReading {
  runs: number;
}

interface Kept {
  axe: readonly AxeGroup[];
  checker: CheckerReading;
}

/** Readings added up by what was read and how wide the screen was; the states that visitors bring about are one group. */
export function groupsOf(readings: readonly (AxeReading & { file: string })[]): AxeGroup[] {
  const groups = new Map<string, AxeGroup>();
  for (const { file, what, width, violations, unclear } of readings) {
    const name = file.endsWith('states.spec.ts') ? 'other states (`states.spec.ts`)' : what;
    const group = groups.get(`${name} ${width}`) ?? { what: name, width, runs: 0, violations: 0, unclear: 0 };
    groups.set(`${name} ${width}`, {
      ...group,
      runs: group.runs + 1,
      violations: group.violations + violations,
      unclear: group.unclear + unclear,
    });
  }
  const place = ({ what, width }: AxeGroup) => `${what.startsWith('other') ? 1 : 0} ${9999 - width} ${what}`;
  return [...groups.values()].toSorted((a, b) => place(a).localeCompare(place(b)));
}

/** The two tables. */
export function readingsTables({ axe, checker }: Kept): string {
  const sum = (of: (group: AxeGroup) => number) => String(axe.reduce((total, group) => total + of(group), 0));
  const row = ({ what, width, runs, violations, unclear }: AxeGroup) => [
    // The tests call it 'axe at 360 px' and 'axe with … open'.
    what.replace(/^axe at .*/, 'the pages').replace(/^axe /, ''),
    `${width} px`,
    ...[runs, violations, unclear].map(String),
  ];
  return [
    ...aligned([
      ['read by axe', 'at', 'runs', 'violations', 'texts whose contrast axe can’t tell'],
      ...axe.map(row),
      ['together', '', sum(({ runs }) => runs), sum(({ violations }) => violations), sum(({ unclear }) => unclear)],
    ]),
    '',
    ...aligned([
      ['read by the W3C’s checker', 'of them'],
      ['pages, with those that lead on from an old address', String(checker.pages)],
      ['blocks of styles in them (there is no file of styles)', String(checker.styles)],
      ['drawings', String(checker.drawings)],
      ['errors and warnings', String(checker.faults)],
      ['messages on CSS younger than the checker, forgiven by name', String(checker.forgiven)],
      ['pages with such a message', String(checker.pagesForgiven)],
    ]),
  ].join('\n');
}

/** The document with the tables of that run in it. */
export async function withReadings(document: string, file: string): Promise<string> {
  const kept = JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8')) as Kept;
  return withTables(document, 'Readings', file, readingsTables(kept));
}

/** The run that the document's tables say they are of. */
export const readingsInDocument = (document: string): string => runNamedIn(document, 'Readings');

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  const document = new URL('../docs/quality.md', import.meta.url);
  await writeFile(document, await withReadings(await readFile(document, 'utf8'), file));
}
