/** What an editor gets wrong in a file, and what she is told: the file, the line, the field and the mend. */
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsMessage, type Reading, readContent, soundContent } from '#model/read-content.ts';
import { problemText } from '#model/yaml-file.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

/** A slip: its file, what is found there and by what it is replaced, and what is said after the line. Each stands in a file of its own. */
type Slip = readonly [file: string, find: string | RegExp, by: string, says: string | RegExp];

const letters = (count: number) => 'abcdefghi '.repeat(count / 10);

const slips: readonly Slip[] = [
  ['events/open-day', /^title: .*$/m, 'title: "Open Day', /a quote is not closed/],
  ['schools/it', /^heading: .*$/m, 'heading: IT: a school', /with a colon stands without quotes/],
  ['schools/design', /^meta:\n {2}/m, 'meta:\n\t', /a tab: use spaces/],
  ['films/reel', /^title: .*$/m, 'order: 3', /stands twice: take one of them out/],
  ['films/legal', /^published: .*$/m, `published: ${new Date().getFullYear() + 1}-12-31`, /^published: is a day to come/],
  ['films/science', /^title/m, '   title', /the line begins too far to the right/],
  ['events/moot-final', /^featured/m, 'faetured', "'faetured' is no field here: mend the name"],
  ['pages/about', /^ {2}title: .*$/m, `  title: ${letters(300)}`, /^meta, title: is too long: 299 characters, at most 60$/],
  [
    'pages/faq',
    /^ {2}description: >-\n(?: {4}.*\n)+/m,
    '  description: Plain answers.\n',
    /^meta, description: is too short: 14 characters, at least 90$/,
  ],
  ['pages/research', /^heading: .*$/m, 'heading: ""', 'heading: is empty: write a text'],
  ['pages/innovation', /^heading: .*$/m, 'heading:', 'heading: Heading: write a text'],
  ['questions/fees', /\{\{\w+\}\}/, '{{feeSpans}}', /there is no \{\{feeSpans\}\}/],
  ['claims/class-size', /^value: .*$/m, 'value: {{classSize}}', /^value: put the text in quotes/],
  [
    'pages/community',
    /^picture: .*$/m,
    'picture: comunity',
    "picture: there is no 'comunity' among pictures: choose one that is there",
  ],
  ['events/nine-school-games', /^announced: .*$/m, 'announced: 2026-02-30', /^announced: '2026-02-30' is no day of the calendar/],
  ['events/internship-day', /^starts: .*$/m, 'starts: 30 January 2027, 2 pm', /^starts: '30 January 2027, 2 pm' is not a time/],
  ['events/lamps-and-stages', /^ends: \d{4}/m, 'ends: 2028', /^ends: it ends more than two weeks after its start/],
  ['events/after-the-boards', /^ends: \d{4}/m, 'ends: 2020', /^ends: it ends before it starts/],
  ['programmes/bmlt', /^fee: .*$/m, 'fee: 55,000', /^fee: .*without sign or separators/],
  [
    'programmes/gda',
    /^level: .*$/m,
    'level: Certficate',
    "level: 'Certficate' is not one of Certificate, Diploma, Bachelor, Master",
  ],
  ['films/design', /^title: .*$/m, 'title: "De\\0sign"', /^title: there is a character here that cannot be seen/],
  ['schools/legal', /^outcomes:\n( {2}.*\n)+/m, 'outcomes: Advocate\n', /^outcomes: Where it leads: write a list/],
  [
    'schools/paramedical',
    /^ {4}- time: .*\n(?: {6}.*\n)+/m,
    '',
    'tuesday, panels: Panels, from first bell to lamp: too few, at least 6',
  ],
  ['films/acrylic', /^title: /m, 'sounds: yes\ntitle: ', /^sounds: .*write true or false/],
  [
    'pages/student-handbook',
    /label: \d+ working days/,
    'label: some working days',
    /diagrams.*marks.*label: names no number: write one, such as 15 working days$/,
  ],
  ['pages/courses', /^ {6}to: 7.*$/m, '      to: 1', /^ladder, marks.*to: it ends before it begins/],
  [
    'schools/commerce',
    /^ {2}- id: bba-retail\S*$/m,
    '  - id: bba-sales-marketing',
    /^courses: 'bba-sales-marketing' stands twice: give one of them another id$/,
  ],
  ['entrances/cat', /^name: .*$/m, 'name: CAT # 2', /^name: '# 2' is left out, since a # ends a text/],
  ['entrances/clat', /^name: .*$/m, 'name: *TBA', /^name: a text that begins with \* has a meaning of its own/],
  ['entrances/cmat', /^name: .*$/m, 'name: &Co works', /^name: a text that begins with & has/],
  ['entrances/xat', /^name: .*$/m, 'name: "\u200b"', /^name: there is a character here that cannot be seen \(U\+200B\)/],
  ['entrances/neet-ug', /^look: .*$/m, 'look: neet nta', /^look: 'neet nta' is not the name of a site/],
  ['questions/law', '{{llbEntrances}}', '{{llbEntrances}', /^questions 1, a: '\{\{llbEntrances\}' would be printed as it stands/],
  ['pages/privacy', /^heading: .*$/m, 'heading: "**Privacy**"', /^heading: '\*\*Privacy\*\*' would be printed as it stands/],
  ['pages/awards', /^heading: .*$/m, 'heading: https://school.in', /^heading: 'https:\/\/school.in' would be printed/],
  ['claims/alumni', /^value: .*$/m, "value: '750%'", /^value: '750%' is more than the whole/],
  ['programmes/bpt', /^months: .*$/m, 'months: 6', 'months: 6 months are not ‘5 years’: change one of the two'],
  [
    'programmes/bams',
    /^level: .*$/m,
    'level: Master',
    /^level: Master is not the level of ‘Bachelor of Ayurvedic Medicine and Surgery’/,
  ],
  ['programmes/gnm', /^lengthInFull: .*$/m, 'lengthInFull: 4 years in all', /^lengthInFull: begins with another length/],
  ['schools/management', /^ {4}levels:\n {6}- Master/m, '    levels:\n      - Bachelor', /^courses 1, levels: the full name/],
  ['school', /^applyUrl: .*$/m, 'applyUrl: https://pundir.example/apply', /^applyUrl: .* leads to this site itself/],
  ['facts', /^raggingPhone: .*$/m, 'raggingPhone: 1800-180-552', /^raggingPhone: '1800-180-552' has 10 digits/],
  ['pictures/about', /^kind: .*$(\ncredit: .*$)?/m, 'kind: photograph', 'credit: a photograph names who took it'],
];

describe('one slip in each file', () => {
  let copy: ContentCopy;
  let reading: Reading;
  const lines = new Map<string, number>();
  beforeAll(() => {
    copy = copyContent();
    for (const [file, find, by] of slips) lines.set(file, copy.edit(`${file}.yaml`, find, by));
    reading = readContent(copy.root);
  });
  afterAll(() => copy.end());

  test.each(slips)('%s, %s by %s: %s', (file, _find, _by, says) => {
    const told = reading.problems.filter((problem) => problem.file === `src/content/${file}.yaml`);
    expect(told.map((problem) => problemText(problem).replace(/^.*?, line \d+: /, ''))).toEqual([
      typeof says === 'string' ? says : expect.stringMatching(says),
    ]);
    // Where a field is missing, what it is missing from is told; a quote that is not closed is noticed later.
    expect(Math.abs((told[0]?.line ?? 0) - (lines.get(file) ?? 0))).toBeLessThanOrEqual(2);
  });

  test('nothing else is told', () => {
    const files = new Set(slips.map(([file]) => `src/content/${file}.yaml`));
    expect(reading.problems.filter(({ file }) => !files.has(file)).map(problemText)).toEqual([]);
  });
});

/** A whole file that is wrong, and what is said of it. */
const wholeFiles: readonly (readonly [name: string, file: string, make: (text: string) => string | Buffer, says: RegExp])[] = [
  ['saved as UTF-16', 'events/open-day', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), /is not saved as UTF-8/],
  ['saved as ANSI', 'pages/about', () => Buffer.from('heading: caf\u00e9 au lait', 'latin1'), /is not saved as UTF-8/],
  ['empty', 'events/moot-final', () => '', /is empty: write its fields, or take the file away/],
  ['a sentence', 'films/design', () => 'Design in a minute', /is not a list of fields such as 'title: Open Day'/],
];

describe('a file as a whole', () => {
  let copy: ContentCopy;
  let problems: Reading['problems'];
  beforeAll(() => {
    copy = copyContent();
    for (const [, file, make] of wholeFiles) copy.write(`${file}.yaml`, make('title: Open Day'));
    copy.write('events/Open day (2).yaml', 'title: Open Day');
    copy.write('pages/contact.yaml', 'heading: Contact');
    copy.remove('pages/gallery.yaml');
    copy.remove('facts.yaml');
    copy.write('events/kite-day.yml', 'title: Kite Day');
    copy.write('kite-day.yaml', 'title: Kite Day');
    for (const name of [
      'sports-fest.yaml.txt',
      'moot.YAML',
      'open-day.yaml~',
      'plan.docx',
      '.DS_Store',
      '._open-day.yaml',
      'Thumbs.db',
    ])
      copy.write(`events/${name}`, 'title: Kite Day');
    problems = readContent(copy.root).problems;
  });
  afterAll(() => copy.end());

  test.each<[name: string, file: string, says: RegExp]>([
    ...wholeFiles.map(([name, file, , says]): [string, string, RegExp] => [name, `${file}.yaml`, says]),
    ['named so that it could be no address', 'events/Open day (2).yaml', /the file's name becomes an address: use small letters/],
    ['of no page', 'pages/contact.yaml', /no page is called so: mend the name, or take the file away/],
    ['that is missing', 'pages/gallery.yaml', /is missing: this page has no words/],
    ['that is missing beside the folders', 'facts.yaml', /is missing: 'git checkout src\/content\/facts\.yaml' brings it back/],
    ['that ends otherwise', 'events/kite-day.yml', /is not read, since its name must end in \.yaml: rename it to kite-day\.yaml/],
    ['that lies in no folder', 'kite-day.yaml', /is not read: content lies in one of the folders/],
    ['that got a second ending', 'events/sports-fest.yaml.txt', /is not read, .*: rename it to sports-fest\.yaml/],
    ['whose ending has capitals', 'events/moot.YAML', /is not read, .*: rename it to moot\.yaml/],
    ['that an editor left behind', 'events/open-day.yaml~', /is a backup or a temporary copy: delete it/],
    ['of another kind', 'events/plan.docx', /is not read: content lies/],
  ])('%s', (_, file, says) => {
    const [told] = problems.filter((problem) => problem.file === `src/content/${file}`);
    expect(told && problemText(told)).toMatch(says);
    expect(told?.line).toBe(1);
  });

  test('what operating systems write is passed over', () => {
    expect(problems.filter(({ file }) => /DS_Store|\._|Thumbs/.test(file))).toEqual([]);
  });

  test('who can’t go on with a problem is told of all, a line each', () => {
    expect(() => soundContent(copy.root)).toThrow(problemsMessage(problems));
    expect(problemsMessage(problems).split('\n')).toHaveLength(problems.length + 1);
  });
});

describe('files that are right each, and wrong together', () => {
  let copy: ContentCopy;
  let told: string[];
  beforeAll(() => {
    copy = copyContent();
    copy.edit('questions/law.yaml', / {2}- id: \S+/, '  - id: what-does-a-year-cost');
    copy.edit('programmes/hso.yaml', /^related:\n {2}- \S+/m, 'related:\n  - hso');
    copy.edit('programmes/mpt.yaml', 'programme: bpt', 'programme: dpharm');
    copy.edit('programmes/gda.yaml', /^careers:/m, 'from:\n  programme: bscnursing\n  how: Back again.\ncareers:');
    copy.edit('events/moot-final.yaml', /^announced: .*$/m, 'announced: 2026-11-20\nchanged:\n  - 2026-10-01');
    copy.edit(
      'programmes/bpharm.yaml',
      /^ {2}title: 'B\.Pharm.*$/m,
      "  title: 'MPT (M.P.T): fees, eligibility, admission {{admissionYear}}'",
    );
    for (const one of ['programmes/dmlt', 'events/open-day', 'schools/legal'])
      copy.write(`${one}-copy.yaml`, readFileSync(join(copy.root, `src/content/${one}.yaml`)));
    told = readContent(copy.root).problems.map(problemText);
  });
  afterAll(() => copy.end());

  test.each([
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
  ])('%s: %s', (file, says) => {
    const whole = new RegExp(`^src/content/${file}\\.yaml, line \\d+${says.source}`);
    expect(told.filter((line) => whole.test(line))).toHaveLength(1);
  });
});

test('an event may change on the day that it was announced, and twice on one day', () => {
  const copy = copyContent();
  copy.edit('events/moot-final.yaml', /^announced: .*$/m, 'announced: 2026-11-20\nchanged:\n  - 2026-11-20\n  - 2026-11-20');
  expect(readContent(copy.root).problems).toEqual([]);
  copy.end();
});

describe('the status of an event', () => {
  test.each([
    ['moved without its earlier date', 'status: moved', /status: it is moved, but its earlier date is missing/],
    ['cancelled without its day', 'status: cancelled\nfeatured: false', /since: write the day/, /^featured: true\n/m],
    [
      'announced after its start',
      'status: moved\nwas:\n  - starts: 2026-11-10T10:00\n    changed: 2026-11-21',
      /announced: it was announced after it started/,
    ],
    [
      'moved to the same hour',
      'status: moved\nwas:\n  - starts: 2026-12-12T10:00\n    changed: 2026-11-21',
      /was: it is moved to the time that it had/,
    ],
    ['cancelled and shown large', 'status: cancelled\nsince: 2026-11-24', /featured: a cancelled event is not shown large/],
  ] as [string, string, RegExp, RegExp?][])('%s', (_, by, says, without) => {
    const copy = copyContent();
    if (without) copy.edit('events/open-day.yaml', without, '');
    copy.edit('events/open-day.yaml', 'status: scheduled', by);
    const told = readContent(copy.root).problems.map(problemText);
    expect(told).toEqual([expect.stringMatching(says)]);
    copy.end();
  });
});

test('files that an editor on Windows saved with CRLF say the same, and faults in them are told with the right line', () => {
  const copy = copyContent();
  const before = readContent(copy.root).content;
  for (const file of globSync('**/*.yaml', { cwd: join(copy.root, 'src/content') }))
    copy.write(file, readFileSync(join(copy.root, 'src/content', file), 'utf8').replace(/\r?\n/g, '\r\n'));
  expect(readContent(copy.root)).toMatchObject({ content: before, problems: [] });
  const line = copy.edit('events/moot-final.yaml', 'featured', 'faetured');
  expect(readContent(copy.root).problems).toMatchObject([{ file: 'src/content/events/moot-final.yaml', line }]);
  copy.end();
});

test('offline copies are switched on or off in words: left away, every device would lose its copies', () => {
  const copy = copyContent();
  copy.edit('school.yaml', /^offlineCopies: .*\n/m, '');
  expect(readContent(copy.root).problems.map(problemText)).toEqual([
    expect.stringMatching(/school\.yaml, line 1: offlineCopies: .*: write true or false$/),
  ]);
  copy.end();
});

test.each(['https:apply.school.in', 'https:/apply.school.in', 'https://...', 'https://me@apply.school.in/'])(
  'the address %s is refused in every field that is one',
  (address) => {
    const copy = copyContent();
    copy.edit(
      'school.yaml',
      /^applyUrl: .*$/m,
      ['applyUrl', 'libraryUrl', 'portalUrl'].map((name) => `${name}: '${address}'`).join('\n'),
    );
    const told = readContent(copy.root).problems.map(problemText);
    for (const name of ['applyUrl', 'libraryUrl', 'portalUrl']) expect(told.join('\n')).toContain(`${name}: '${address}' `);
    copy.end();
  },
);

test('a figure that names itself is told where it stands, once', () => {
  const copy = copyContent();
  copy.edit('facts.yaml', /^clubs: .*$/m, "clubs: '{{clubs}}'");
  expect(readContent(copy.root).problems.map(problemText)).toEqual([
    expect.stringMatching(/facts\.yaml, line \d+: clubs: names itself, or a token that is made of tokens/),
  ]);
  copy.end();
});

test('a folder without files, and a school without its task, are told where they are missing', () => {
  const copy = copyContent();
  rmSync(join(copy.root, 'src/content/tasks'), { recursive: true });
  expect(readContent(copy.root).problems.map(problemText)).toEqual([
    expect.stringMatching(/^src\/content\/tasks, line 1: has no file/),
  ]);
  copy.end();
  const other = copyContent();
  other.remove('tasks/legal.yaml');
  expect(readContent(other.root).problems.map(problemText)).toEqual([
    expect.stringMatching(/^src\/content\/tasks\/legal\.yaml, line 1: is missing, and a page needs it/),
  ]);
  other.end();
});

test.skipIf(process.platform === 'win32')('a link to nothing is told as one', () => {
  const copy = copyContent();
  symlinkSync('nowhere.yaml', join(copy.root, 'src/content/events/linked.yaml'));
  expect(readContent(copy.root).problems.map(problemText)).toEqual([
    expect.stringMatching(
      /events\/linked\.yaml, line 1: is a link whose target can’t be read: put the file itself in its place$/,
    ),
  ]);
  copy.end();
});

test('a page that the office makes can take no address or name of another', () => {
  const copy = copyContent();
  mkdirSync(join(copy.root, 'src/content/simple-pages'));
  const page = (title: string, id: string) =>
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
  page('Hostel', 'hostel');
  expect(readContent(copy.root).problems).toEqual([]);
  copy.remove('simple-pages/hostel.yaml');
  page('Questions', 'faq');
  page('Community', 'life');
  const told = readContent(copy.root).problems.map(problemText);
  expect(told).toEqual([
    'src/content/simple-pages/faq.yaml, line 1: the address /faq belongs to the page ‘FAQs’: give the file another name',
    "src/content/simple-pages/life.yaml, line 1: title: 'Community' is the name of another page: write another",
  ]);
  copy.end();
});
