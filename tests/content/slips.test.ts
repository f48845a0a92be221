/** Mistakes in the content: the message names file, line and field, and says what to do. */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemsMessage, readContent, soundContent } from '#model/read-content.ts';
import { problemText } from '#model/yaml-file.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

/** What is said of the content after some edits: `src/content/events/open-day.yaml, line 3: title: …`. */
function problemsAfter(edit: (copy: ContentCopy) => void): string[] {
  const copy = copyContent();
  edit(copy);
  const problems = readContent(copy.root).problems.map(problemText);
  copy.end();
  return problems;
}

/** A slip: its file, what is replaced there by what, and what is said after the line. Each is in a file of its own. */
type Slip = readonly [file: string, find: string | RegExp, by: string, says: RegExp];

const slips: readonly Slip[] = [
  // YAML
  ['events/open-day', /^title: .*$/m, 'title: "Open Day', /a quote is not closed/],
  ['schools/it', /^heading: .*$/m, 'heading: IT: a school', /with a colon stands without quotes/],
  ['schools/design', /^meta:\n {2}/m, 'meta:\n\t', /a tab: use spaces/],
  ['films/reel', /^title: .*$/m, 'order: 3', /stands twice: take one of them out/],
  ['films/science', /^title/m, '   title', /the line begins too far to the right/],
  ['claims/class-size', /^value: .*$/m, 'value: {{classSize}}', /^value: put the text in quotes/],
  ['entrances/cat', /^name: .*$/m, 'name: CAT # 2', /^name: '# 2' is left out, since a # ends a text/],
  ['entrances/clat', /^name: .*$/m, 'name: *TBA', /^name: a text that begins with \* has a meaning of its own/],
  ['films/acrylic', /^title: /m, 'sounds: yes\ntitle: ', /^sounds: .*write true or false/],
  // Fields
  ['events/moot-final', /^featured/m, 'faetured', /^'faetured' is no field here: mend the name$/],
  [
    'pages/about',
    /^ {2}title: .*$/m,
    `  title: ${'abcdefghi '.repeat(9)}`,
    /^meta, title: is too long: 89 characters, at most 60$/,
  ],
  ['pages/faq', /^ {2}description: >-\n(?: {4}.*\n)+/m, '  description: Plain.\n', /^meta, description: is too short: 6 /],
  ['pages/research', /^heading: .*$/m, 'heading: ""', /^heading: is empty: write a text$/],
  ['pages/innovation', /^heading: .*$/m, 'heading:', /^heading: Heading: write a text$/],
  ['schools/legal', /^outcomes:\n( {2}.*\n)+/m, 'outcomes: Advocate\n', /^outcomes: Where it leads: write a list/],
  ['programmes/gda', /^level: .*$/m, 'level: Certficate', /^level: 'Certficate' is not one of Certificate, Diploma, Bachelor, /],
  ['programmes/bmlt', /^fee: .*$/m, 'fee: 55,000', /^fee: .*without sign or separators/],
  ['pages/community', /^picture: .*$/m, 'picture: comunity', /^picture: there is no 'comunity' among pictures: choose one/],
  ['questions/fees', /\{\{\w+\}\}/, '{{feeSpans}}', /there is no \{\{feeSpans\}\}/],
  ['questions/law', '{{llbEntrances}}', '{{llbEntrances}', /^questions 1, a: '\{\{llbEntrances\}' would be printed as it stands/],
  ['pages/privacy', /^heading: .*$/m, 'heading: "**Privacy**"', /^heading: '\*\*Privacy\*\*' would be printed as it stands/],
  ['entrances/xat', /^name: .*$/m, 'name: "\u200b"', /^name: there is a character here that cannot be seen \(U\+200B\)/],
  ['claims/alumni', /^value: .*$/m, "value: '750%'", /^value: '750%' is more than the whole/],
  ['facts', /^raggingPhone: .*$/m, 'raggingPhone: 1800-180-552', /^raggingPhone: '1800-180-552' has 10 digits/],
  [
    'pictures/about',
    /^kind: .*$(\n(credit|consent): .*$)*/m,
    'kind: photograph\nconsent: Nobody',
    /^credit: a photograph names who took it$/,
  ],
  [
    'pictures/academic-calendar',
    /^kind: .*$(\n(credit|consent): .*$)*/m,
    'kind: photograph\ncredit: A clerk',
    /^consent: a photograph says who has agreed to be shown$/,
  ],
  ['schools/paramedical', /^ {4}- time: .*\n(?: {6}.*\n)+/m, '', /^tuesday, panels: .*: too few, at least 6$/],
  ['pages/courses', /^ {6}to: 7.*$/m, '      to: 1', /^ladder, marks.*to: it ends before it begins/],
  [
    'schools/commerce',
    /^ {2}- id: bba-retail\S*$/m,
    '  - id: bba-sales-marketing',
    /^courses: 'bba-sales-marketing' stands twice/,
  ],
  ['pages/awards', /^lead: >-\n/m, 'lead: >-\n  Unlock your future.\n', /^lead: 'Unlock': every brochure says so/],
  ['pages/career-support', /^lead: >-\n/m, 'lead: >-\n  TODO.\n', /^lead: 'TODO': finish the text/],
  [
    'pages/a-z',
    /^lead: >-\n/m,
    'lead: >-\n  Write to admissions@pundir.example.\n',
    /^lead: 'admissions@pundir\.example' may change: write \{\{admissions\}\}/,
  ],
  [
    'pages/accessibility',
    /^lead: >-\n/m,
    'lead: >-\n  It is ₹55,000 a year.\n',
    /^lead: '₹55,000 a year' may change: write \{\{[\w-]+\.fee\}\}/,
  ],
  ['pictures/awards', /^alt: >-\n/m, 'alt: >-\n  A picture of\n', /^alt: begins by saying that it is a picture/],
  // Days
  ['events/nine-school-games', /^announced: .*$/m, 'announced: 2026-02-30', /^announced: '2026-02-30' is no day of the calendar/],
  ['events/internship-day', /^starts: .*$/m, 'starts: 30 January 2027, 2 pm', /^starts: '30 January 2027, 2 pm' is not a time/],
  ['events/lamps-and-stages', /^ends: \d{4}/m, 'ends: 2028', /^ends: it ends more than two weeks after its start/],
  ['events/after-the-boards', /^ends: \d{4}/m, 'ends: 2020', /^ends: it ends before it starts/],
  ['films/legal', /^published: .*$/m, `published: ${new Date().getFullYear() + 1}-12-31`, /^published: is a day to come/],
  // Fields that contradict each other
  ['programmes/bpt', /^months: .*$/m, 'months: 6', /^months: 6 months are not ‘5 years’: change one of the two$/],
  ['programmes/bams', /^level: .*$/m, 'level: Master', /^level: Master is not the level of ‘Bachelor of Ayurvedic/],
  ['programmes/gnm', /^lengthInFull: .*$/m, 'lengthInFull: 4 years in all', /^lengthInFull: begins with another length/],
  ['school', /^applyUrl: .*$/m, 'applyUrl: https://pundir.example/apply', /^applyUrl: .* leads to this site itself/],
];

test('each mistake is reported with its file, its line and what to do, and nothing else is', () => {
  const copy = copyContent();
  const lines = slips.map(([file, find, by]) => copy.edit(`${file}.yaml`, find, by));
  const { problems } = readContent(copy.root);
  copy.end();
  for (const [index, [file, , by, says]] of slips.entries()) {
    const told = problems.filter((problem) => problem.file === `src/content/${file}.yaml`);
    const texts = told.map((problem) => problemText(problem).replace(/^.*?, line \d+: /, ''));
    expect.soft(texts, `${file}: ${by}`).toEqual([expect.stringMatching(says)]);
    // A missing field is reported where its parent begins, an unclosed quote where the parser notices it.
    expect.soft(Math.abs((told[0]?.line ?? 0) - (lines[index] ?? 0)), `line in ${file}`).toBeLessThanOrEqual(2);
  }
  const files = new Set(slips.map(([file]) => `src/content/${file}.yaml`));
  expect(problems.filter(({ file }) => !files.has(file)).map(problemText)).toEqual([]);
});

test('a file that can’t be parsed is reported with what to do', () => {
  const files: Readonly<Record<string, readonly [text: string | Buffer | null, says: RegExp]>> = {
    'events/open-day.yaml': [Buffer.from('\uFEFFtitle: Open Day', 'utf16le'), /is not saved as UTF-8/],
    'events/moot-final.yaml': ['', /is empty: write its fields, or take the file away/],
    'films/design.yaml': ['Design in a minute', /is not a list of fields such as 'title: Open Day'/],
    'events/Open day (2).yaml': ['title: Open Day', /the file's name becomes an address: use small letters/],
    'pages/contact.yaml': ['heading: Contact', /no page is called so: mend the name, or take the file away/],
    'pages/gallery.yaml': [null, /is missing: this page has no words/],
    'facts.yaml': [null, /is missing: 'git checkout src\/content\/facts\.yaml' brings it back/],
    'kite-day.yaml': ['title: Kite Day', /is not read: content lies in one of the folders/],
    'events/kite-day.yml': ['title: Kite Day', /is not read, since its name must end in \.yaml: rename it to kite-day\.yaml/],
    'events/sports-fest.yaml.txt': ['title: Kite Day', /is not read, .*: rename it to sports-fest\.yaml/],
    'events/moot.YAML': ['title: Kite Day', /is not read, .*: rename it to moot\.yaml/],
    'events/open-day.yaml~': ['title: Kite Day', /is a backup or a temporary copy: delete it/],
    'events/plan.docx': ['title: Kite Day', /is not read: content lies/],
  };
  const copy = copyContent();
  for (const [file, [text]] of Object.entries(files)) text === null ? copy.remove(file) : copy.write(file, text);
  for (const name of ['.DS_Store', '._open-day.yaml', 'Thumbs.db']) copy.write(`events/${name}`, 'x');
  const { problems } = readContent(copy.root);
  for (const [file, [, says]] of Object.entries(files)) {
    const [told] = problems.filter((problem) => problem.file === `src/content/${file}`);
    expect.soft(told && problemText(told), file).toMatch(says);
  }
  expect(problems.filter(({ file }) => /DS_Store|\._|Thumbs/.test(file))).toEqual([]);
  expect(() => soundContent(copy.root), 'a build stops with all of them').toThrow(problemsMessage(problems));
  copy.end();
});

test('files that are valid alone but contradict each other are reported', () => {
  const told = problemsAfter((copy) => {
    copy.edit('questions/law.yaml', / {2}- id: \S+/, '  - id: what-does-a-year-cost');
    copy.edit('programmes/hso.yaml', /^related:\n {2}- \S+/m, 'related:\n  - hso');
    copy.edit('programmes/mpt.yaml', 'programme: bpt', 'programme: dpharm');
    copy.edit('programmes/gda.yaml', /^careers:/m, 'from:\n  programme: bscnursing\n  how: Back again.\ncareers:');
    copy.edit('events/moot-final.yaml', /^announced: .*$/m, 'announced: 2026-11-20\nchanged:\n  - 2026-10-01');
    const title = "  title: 'MPT (M.P.T): fees, eligibility, admission {{admissionYear}}'";
    copy.edit('programmes/bpharm.yaml', /^ {2}title: 'B\.Pharm.*$/m, title);
    for (const one of ['programmes/dmlt', 'events/open-day', 'schools/legal'])
      copy.write(`${one}-copy.yaml`, readFileSync(join(copy.root, `src/content/${one}.yaml`)));
  });
  for (const [file, says] of [
    ['programmes/dmlt(-copy)?', /: shortName: 'D\.M\.L\.T' is dmlt(-copy)?\.yaml already: give one of them another/],
    ['events/open-day(-copy)?', /: title: '.* is open-day(-copy)?\.yaml already/],
    ['schools/legal-copy', /: no page shows it/],
    ['questions/\\w+', /: .*'what-does-a-year-cost' stands in \w+\.yaml too/],
    ['programmes/hso', /: related: names the programme itself/],
    ['programmes/mpt', /: from, programme: dpharm leads to bpharm already/],
    ['programmes/gda', /: from, programme: leads in a circle/],
    ['programmes/bpharm', /: meta, title: does not name B\.Pharm: write its short or full name/],
    ['programmes/(bpharm|mpt)', /: meta, title: 'MPT \(M\.P\.T\).*' is the title of programmes\/\w+\.yaml already/],
    ['events/moot-final', /: announced: a change of 2026-10-01 lies before/],
  ] as const) {
    const whole = new RegExp(`^src/content/${file}\\.yaml, line \\d+${says.source}`);
    expect
      .soft(
        told.filter((line) => whole.test(line)),
        `${file}${says}`,
      )
      .toHaveLength(1);
  }
});

describe('an event', () => {
  const moved = (from: string) => `status: moved\nwas:\n  - starts: ${from}\n    changed: 2026-11-21`;
  test.each<[string, string, RegExp]>([
    ['moved without its earlier date', 'status: moved', /status: it is moved, but its earlier date is missing/],
    ['moved to the same hour', moved('2026-12-12T10:00'), /was: it is moved to the time that it had/],
    ['announced after its start', moved('2026-11-10T10:00'), /announced: it was announced after it started/],
    ['postponed without its day', 'status: postponed', /since: write the day/],
    ['cancelled and shown large', 'status: cancelled\nsince: 2026-11-24', /featured: a cancelled event is not shown large/],
  ])('%s is refused', (_, by, says) => {
    const told = problemsAfter((copy) => copy.edit('events/open-day.yaml', 'status: scheduled', by));
    expect(told).toEqual([expect.stringMatching(says)]);
  });

  test('may change on the day that it was announced, and twice on one day', () => {
    const twice = 'announced: 2026-11-20\nchanged:\n  - 2026-11-20\n  - 2026-11-20';
    expect(problemsAfter((copy) => copy.edit('events/moot-final.yaml', /^announced: .*$/m, twice))).toEqual([]);
  });
});

test('files saved on Windows say the same, and their faults have the right line', () => {
  const copy = copyContent();
  const before = readContent(copy.root).content;
  for (const file of globSync('**/*.yaml', { cwd: join(copy.root, 'src/content') }))
    copy.write(file, readFileSync(join(copy.root, 'src/content', file), 'utf8').replace(/\r?\n/g, '\r\n'));
  expect(readContent(copy.root)).toMatchObject({ content: before, problems: [] });
  const line = copy.edit('events/moot-final.yaml', 'featured', 'faetured');
  expect(readContent(copy.root).problems).toMatchObject([{ file: 'src/content/events/moot-final.yaml', line }]);
  copy.end();
});

test.each<[string, (copy: ContentCopy) => void, RegExp]>([
  [
    'offlineCopies is left away, which would take every device’s copies back',
    (copy) => copy.edit('school.yaml', /^offlineCopies: .*\n/m, ''),
    /school\.yaml, line 1: offlineCopies: .*: write true or false$/,
  ],
  [
    'an address names no host',
    (copy) => copy.edit('school.yaml', /^applyUrl: .*$/m, "applyUrl: 'https:/apply.school.in'"),
    /applyUrl: 'https:\/apply\.school\.in' /,
  ],
  [
    'a figure names itself',
    (copy) => copy.edit('facts.yaml', /^clubs: .*$/m, "clubs: '{{clubs}}'"),
    /facts\.yaml, line \d+: clubs: names itself, or a token that is made of tokens/,
  ],
  [
    'a folder has no file',
    (copy) => rmSync(join(copy.root, 'src/content/tasks'), { recursive: true }),
    /^src\/content\/tasks, line 1: has no file/,
  ],
  [
    'a school has no task',
    (copy) => copy.remove('tasks/legal.yaml'),
    /^src\/content\/tasks\/legal\.yaml, line 1: is missing, and a page needs it/,
  ],
])('it is reported once where %s', (_, edit, says) => expect(problemsAfter(edit)).toEqual([expect.stringMatching(says)]));

test('a page that the office makes can take no address or name of another', () => {
  const page = (copy: ContentCopy, title: string, id: string) =>
    copy.write(
      `simple-pages/${id}.yaml`,
      `title: ${title}
lead: Who can have a bed, and what it costs.
text: Ask the office.
meta:
  title: ${title} for students
  description: ${'Beds, meals and costs. '.repeat(5)}${id}.
provenance: sample
`,
    );
  const told = problemsAfter((copy) => {
    mkdirSync(join(copy.root, 'src/content/simple-pages'), { recursive: true });
    page(copy, 'Hostel', 'hostel');
    page(copy, 'Questions', 'faq');
    page(copy, 'Community', 'life');
  });
  expect(told).toEqual([
    'src/content/simple-pages/faq.yaml, line 1: the address /faq belongs to the page ‘FAQs’: give the file another name',
    "src/content/simple-pages/life.yaml, line 1: title: 'Community' is the name of another page: write another",
  ]);
});
