import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content/content-faults.ts';
import { valueFaults } from '../../scripts/content/value-faults.ts';
import { edit } from '../../scripts/recipes/edits.ts';
import { contentCopy } from '../support/content-copy.ts';

/**
 * A slip in a file under src/content/, and what the build says of it after the file and the line. What the school is likely to write anew
 * is found by its form: the first that fits.
 */
type Slip = readonly [name: string, file: string, find: string | RegExp, write: string, says: RegExp];

/** What no program can read: nothing else is told until it is mended. */
const unreadable: readonly Slip[] = [
  ['a missing comma', 'fees', / {2}bpt: \w+,/, '  bpt: 110000', /^a comma is missing at the end of this line\.$/],
  ['an apostrophe', 'events', /title: '[^']+'/, "title: 'The judge's final'", /for an apostrophe write ’/],
  [
    'curly quotes around a text',
    'digital-library',
    /heading: '([^']+)'/,
    'heading: ‘Digital Library’',
    /straight quotes: write ' in place of ‘/,
  ],
  ['no backtick at the end', 'digital-learning', /a: `([^`]+)`,/, 'a: `The text goes on,', /no closing ` at its end/],
  ['a semicolon for a comma', 'school', /admissionsEmail: '([^']+)',/, "admissionsEmail: 'a@b.example';", /a comma belongs here/],
  ['two commas', 'community', /picture: '[^']+',/, "picture: 'about',,", /a comma is here twice/],
  ['no quote at the end', 'stats', "label: 'learners',", "label: 'learners,", /no closing quote/],
  ['a text without quotes', 'home', "heading: 'Our Schools'", 'heading: Our Schools', /^a text stands here without quotes/],
  ['commas in a number', 'figures', /facultyRatio: '[^']+'/, 'facultyRatio: 1,15', /without commas/],
  ['a missing bracket', 'not-found', "most questions.',\n};", "most questions.',\n", /comma, a quote or a bracket/],
];

/** What reads well and does not fit. */
const unfit: readonly Slip[] = [
  ['a fee as text', 'fees', /bpt: \w+,/, "bpt: '110000',", /^write a number here, without quotes and commas: 115000\.$/],
  [
    'a missing comma before a text between backticks',
    'about',
    /`,(?=\n {4}`)/,
    '`',
    /^a comma is missing at the end of this line\.$/,
  ],
  ['yes for true', 'events', /featured: (true|false)(?![\s\S]*\sfeatured: )/, "featured: 'yes'", /^write true or false here/],
  ['a field that is missing', 'stats', "    label: 'partners',\n", '', /^'label' is missing/],
  ['a name of no field', 'events', /title: '/, "tittle: '", /did you mean 'title'\?/],
  ['a category that the filter lacks', 'events', /category: 'Cultural'/, "category: 'Culture'", /one of Academic, Cultural/],
  [
    'a source that is none',
    'programmes/bpt',
    "  provenance: 'general',\n  except",
    "  provenance: 'smaple',\n  except",
    /did you mean 'sample'/,
  ],
  ['a page that is none', 'schools/it', "see: 'awards'", "see: 'award'", /did you mean 'awards'/],
  ['something that stands twice', 'figures', / {2}clubs: '[^']+',/, "  clubs: '15+',\n  clubs: '16+',", /stands twice/],
];

/** What fits and is wrong all the same. The place's name follows the line. */
const wrong: readonly Slip[] = [
  [
    'a title too long',
    'programmes/bpt',
    "title: 'B.P.T",
    `title: '${'Come here '.repeat(5)}B.P.T`,
    /^bpt\.meta\.title has \d+ characters: at most 60 fit\.$/,
  ],
  [
    'a description too short',
    'faq',
    /description:\s+'[^']+'/,
    "description: 'Plain answers.'",
    /^faq\.meta\.description has 14 characters: write 110 to 160/,
  ],
  [
    'an unknown picture',
    'community',
    /picture: '[^']+'/,
    "picture: 'comunity'",
    /^community\.picture names the picture 'comunity', .*mend the name/,
  ],
  [
    'an id that stands twice',
    'schools/it',
    "id: 'bsc-gaming'",
    "id: 'bsc-it'",
    /^it\.courses\[\d+\]\.id is 'bsc-it', as another/,
  ],
  [
    'an e-mail address that is none',
    'school',
    /admissionsEmail: '[^']+'/,
    "admissionsEmail: 'office at pundir'",
    /^admissionsEmail is 'office at pundir': write one e-mail address/,
  ],
  ['an empty sentence', 'research', /lead: '[^']{9}/, "lead: ' ', //", /^research\.lead is empty/],
  [
    'a day that no calendar has',
    'events',
    /starts: '\d{4}-\d\d-\d\d/,
    "starts: '2027-02-30",
    /^events\[0\]\.starts is .*write a time like/,
  ],
  [
    'an end before the start',
    'events',
    // The last one.
    /ends: '\d{4}(?![\s\S]*\sends: ')/,
    "ends: '2020",
    /^events\[\d+\]\.ends .*not after the start/,
  ],
  [
    'a change before it was announced',
    'events',
    // The second one.
    /(?<=announced: [\s\S]*?)\n {4}announced: '[^']+',/,
    "\n    announced: '2026-11-20',\n    changed: ['2026-10-01'],",
    /^events\[1\]\.changed has 2026-10-01, before 2026-11-20/,
  ],
];

test('the content of the site has no faults', { timeout: 30_000 }, async () => {
  expect(await contentFaults()).toEqual([]);
});

describe.each([
  ['unreadable', unreadable],
  ['unfit', unfit],
  ['wrong', wrong],
])('slips that make a file %s stop the build', (_kind, slips) => {
  let root: URL;
  let faults: string[];
  const lines = new Map<Slip, number>();

  // All of them in one copy: looking at the whole content takes a second or two.
  beforeAll(async () => {
    root = await contentCopy();
    for (const slip of slips) {
      const [, file, find, write] = slip;
      lines.set(slip, await slipInto(new URL(`src/content/${file}.ts`, root), find, write));
    }
    faults = await contentFaults(root);
  }, 60_000);
  afterAll(() => rm(root, { recursive: true }));

  test('one sentence for each', () => {
    expect(faults.join('\n').split('\n')).toHaveLength(slips.length);
  });

  test.each(slips.map((slip) => [slip[0], slip] as const))('%s: the file, the line and the mend', (_name, slip) => {
    const place = `src/content/${slip[1]}.ts, line `;
    const told = faults.filter((fault) => fault.startsWith(place)).map((fault) => fault.slice(place.length));
    expect(told.filter((fault) => slip[4].test(fault.replace(/^\d+: /, '')))).toHaveLength(1);
    const line = Number(told.find((fault) => slip[4].test(fault.replace(/^\d+: /, '')))?.split(':')[0]);
    // Where something is missing, what it is missing from is told; and what stands twice is told where it stands again.
    expect(Math.abs(line - (lines.get(slip) ?? 0)), `line ${line}`).toBeLessThanOrEqual(4);
  });
});

/** Makes a slip, and gives its line. */
async function slipInto(file: URL, find: string | RegExp, write: string): Promise<number> {
  if (typeof find === 'string') return edit(file, find, write);
  const text = await readFile(file, 'utf8');
  const found = text.search(find);
  if (found < 0) throw new Error(`${fileURLToPath(file)} has nothing like ${find}`);
  await writeFile(
    file,
    text.replace(find, () => write),
  );
  return text.slice(0, found).split('\n').length;
}

test('a picture whose files have not been made stops the build, with what to do', { timeout: 30_000 }, async () => {
  const root = await contentCopy();
  const line = await edit(
    new URL('media/catalogue/programmes.ts', root),
    "own(\n    'programme-gda',",
    "own(\n    'programme-gdaa',",
  );
  expect(await contentFaults(root)).toEqual([
    `media/catalogue/programmes.ts, line ${line}: the picture 'programme-gda' has no files yet: put it there as media/masters/programme-gdaa.jpg and run 'npm run media'.`,
  ]);
  await rm(root, { recursive: true });
});

test('an event may change twice on one day, also on the day that it was announced', () => {
  const event = { starts: '2027-01-30T14:00:00+05:30', ends: '2027-01-30T17:30:00+05:30', announced: '2026-12-20' };
  const says = (changed: readonly string[]) => valueFaults({ ...event, changed }, [], {}).map((fault) => fault.says);
  expect(says(['2026-12-20', '2026-12-20'])).toEqual([]);
  expect(says(['2026-12-21', '2026-12-20'])).toEqual([expect.stringMatching(/^has 2026-12-20, before 2026-12-21/)]);
});
