/** Mistakes in the content are reported with file, line, field and advice. */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemsMessage, readContent, readValidContent } from '#model/read-content.ts';
import { problemText } from '#model/yaml-file.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

/** Returns the messages about the content after an edit, such as `src/content/events/open-day.yaml, line 3: title: …`. */
function problemsAfter(edit: (copy: ContentCopy) => void): string[] {
  const copy = copyContent();
  edit(copy);
  const problems = readContent(copy.root).problems.map(problemText);
  copy.dispose();
  return problems;
}

/** A mistake, made by a replacement in a file. `message` matches the text after the line number. Each mistake uses another file. */
type Mistake = readonly [file: string, search: string | RegExp, replacement: string, message: RegExp];

const mistakes: readonly Mistake[] = [
  // YAML
  ['events/open-day', /^title: .*$/m, 'title: "Open Day', /a quote is not closed/],
  ['schools/it', /^heading: .*$/m, 'heading: IT: a school', /with a colon has no quotes/],
  ['schools/design', /^meta:\n {2}/m, 'meta:\n\t', /a tab: use spaces/],
  ['films/reel', /^title: .*$/m, 'order: 3', /occurs twice: delete one of them/],
  ['films/science', /^title/m, '   title', /the line begins too far to the right/],
  ['claims/class-size', /^value: .*$/m, 'value: {{classSize}}', /^value: put the text in quotes/],
  ['admission-routes/cat', /^name: .*$/m, 'name: CAT # 2', /^name: '# 2' is ignored, since a # ends a text/],
  ['admission-routes/clat', /^name: .*$/m, 'name: *TBA', /^name: a text that begins with \* has a special meaning/],
  ['films/acrylic', /^title: /m, 'hasSound: yes\ntitle: ', /^hasSound: .*write true or false/],
  // Fields
  ['events/moot-final', /^featured/m, 'faetured', /^'faetured' is not a field here: correct the name$/],
  [
    'pages/about',
    /^ {2}title: .*$/m,
    `  title: ${'abcdefghi '.repeat(9)}`,
    /^meta, title: is too long: 89 characters, at most 60: shorten it$/,
  ],
  ['pages/faq', /^ {2}description: >-\n(?: {4}.*\n)+/m, '  description: Plain.\n', /^meta, description: is too short: 6 /],
  ['pages/research', /^heading: .*$/m, 'heading: ""', /^heading: is empty: write a text$/],
  ['pages/innovation', /^heading: .*$/m, 'heading:', /^heading: Heading: write a text$/],
  ['schools/legal', /^careers:\n( {2}.*\n)+/m, 'careers: Advocate\n', /^careers: Careers: write a list/],
  [
    'programmes/gda',
    /^level: .*$/m,
    'level: Certficate',
    /^level: 'Certficate' is not an option: choose one of Certificate, Diploma, Bachelor, /,
  ],
  ['programmes/bmlt', /^fee: .*$/m, 'fee: 55,000', /^fee: .*without sign or separators/],
  [
    'pages/community',
    /^picture: .*$/m,
    'picture: comunity',
    /^picture: there is no 'comunity' in pictures: choose an existing one/,
  ],
  ['questions/admissions', /page: courses$/m, 'page: coursess', /there is no 'coursess' in pages/],
  ['programmes/hso', /^eligibility: .*$/m, 'eligibility: ""', /^eligibility: is empty/],
  ['questions/fees', /\{\{\w+\}\}/, '{{feeSpans}}', /there is no \{\{feeSpans\}\}/],
  ['schools/humanities', /^heading: .*$/m, 'heading: "{{bpt.fees}} a year"', /there is no \{\{bpt\.fees\}\}/],
  [
    'questions/law',
    '{{llbEntrances}}',
    '{{llbEntrances}',
    /^questions 1, answer: '\{\{llbEntrances\}' would be shown with its braces/,
  ],
  ['pages/privacy', /^heading: .*$/m, 'heading: "**Privacy**"', /^heading: '\*\*Privacy\*\*' would be shown as typed/],
  ['admission-routes/xat', /^name: .*$/m, 'name: "\u200b"', /^name: contains an invisible character \(U\+200B\)/],
  ['claims/alumni', /^value: .*$/m, "value: '750%'", /^value: '750%' is more than 100%/],
  [
    'facts',
    /^raggingPhone: .*$/m,
    'raggingPhone: 1800-180-552',
    /^raggingPhone: '1800-180-552' is not a number that can be dialled \(10 digits\)/,
  ],
  [
    'pictures/about',
    /^kind: .*$(\n(credit|consent): .*$)*/m,
    'kind: photograph\nconsent: Nobody',
    /^credit: a photograph needs a credit: write who took it$/,
  ],
  [
    'pictures/academic-calendar',
    /^kind: .*$(\n(credit|consent): .*$)*/m,
    'kind: photograph\ncredit: A clerk',
    /^consent: a photograph needs consent: write who has agreed to be shown$/,
  ],
  ['schools/paramedical', /^ {4}- time: .*\n(?: {6}.*\n)+/m, '', /^dayStrip, panels: .*: too few, add items until there are 6$/],
  ['pages/hindi', /^ {4}- कक्षा 11\n/m, '', /^studyPathDiagram, scale: has 7 labels, but the bars end after 8 years/],
  ['pages/courses', /^ {6}to: 7.*$/m, '      to: 1', /^studyPathDiagram, marks.*to: is not after its beginning/],
  [
    'schools/commerce',
    /^ {2}- id: bba-retail\S*$/m,
    '  - id: bba-sales-marketing',
    /^courses: 'bba-sales-marketing' is used twice/,
  ],
  ['pages/awards', /^lead: >-\n/m, 'lead: >-\n  Unlock your future.\n', /^lead: 'Unlock': this is a word of advertising/],
  ['pages/disclosure', /^lead: >-\n/m, 'lead: >-\n  TODO.\n', /^lead: 'TODO': finish the text/],
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
  ['pictures/community', /^alt: >-\n/m, 'alt: >-\n  A picture of\n', /^alt: begins by saying that it is a picture/],
  // Days
  ['events/nine-school-games', /^announced: .*$/m, 'announced: 2026-02-30', /^announced: '2026-02-30' is not a date/],
  ['events/internship-day', /^starts: .*$/m, 'starts: 30 January 2027, 2 pm', /^starts: '30 January 2027, 2 pm' is not a time/],
  ['events/lamps-and-stages', /^ends: \d{4}/m, 'ends: 2028', /^ends: is more than two weeks after the start/],
  ['events/after-the-boards', /^ends: \d{4}/m, 'ends: 2020', /^ends: is before the start/],
  ['films/legal', /^published: .*$/m, `published: ${new Date().getFullYear() + 1}-12-31`, /^published: is in the future/],
  // Fields that contradict each other
  ['programmes/bpt', /^months: .*$/m, 'months: 6', /^months: 6 months are not ‘5 years’: change one of them$/],
  ['programmes/bams', /^level: .*$/m, 'level: Master', /^level: Master is not the level of ‘Bachelor of Ayurvedic/],
  [
    'programmes/gnm',
    /^durationWithInternship: .*$/m,
    'durationWithInternship: 4 years in all',
    /^durationWithInternship: begins with a duration that differs/,
  ],
  ['certificate-courses/short-term-tech-courses', 'code: CHN', 'code: C++', /^courses 1, code: 'C\+\+' is not a code/],
  ['institution', /^applyUrl: .*$/m, 'applyUrl: https://pundir.example/apply', /^applyUrl: .* leads to this site:/],
];

test('each mistake is reported with file, line and advice, and nothing else is reported', () => {
  const copy = copyContent();
  const lines = mistakes.map(([file, search, replacement]) => copy.edit(`${file}.yaml`, search, replacement));
  const { problems } = readContent(copy.root);
  copy.dispose();
  for (const [index, [file, , replacement, message]] of mistakes.entries()) {
    const reported = problems.filter((problem) => problem.file === `src/content/${file}.yaml`);
    const texts = reported.map((problem) => problemText(problem).replace(/^.*?, line \d+: /, ''));
    expect.soft(texts, `${file}: ${replacement}`).toEqual([expect.stringMatching(message)]);
    // A missing field is reported at its parent's first line, an unclosed quote where the parser notices it.
    expect.soft(Math.abs((reported[0]?.line ?? 0) - (lines[index] ?? 0)), `line in ${file}`).toBeLessThanOrEqual(2);
  }
  const files = new Set(mistakes.map(([file]) => `src/content/${file}.yaml`));
  expect(problems.filter(({ file }) => !files.has(file)).map(problemText)).toEqual([]);
});

test('a file that can’t be read as content is reported with advice', () => {
  const files: Readonly<Record<string, readonly [text: string | Buffer | null, message: RegExp]>> = {
    'events/open-day.yaml': [Buffer.from('\uFEFFtitle: Open Day', 'utf16le'), /is not encoded as UTF-8/],
    'events/moot-final.yaml': ['', /is empty: write its fields, or delete the file/],
    'films/design.yaml': ['Design in a minute', /is not a list of fields such as 'title: Open Day'/],
    'events/Open day (2).yaml': ['title: Open Day', /the file's name becomes an address: use small letters/],
    'pages/contact.yaml': ['heading: Contact', /no page has this name: correct the name, or delete the file/],
    'pages/gallery.yaml': [null, /is missing: 'git checkout src\/content\/pages\/gallery\.yaml' restores it/],
    'facts.yaml': [null, /is missing: 'git checkout src\/content\/facts\.yaml' restores it/],
    'kite-day.yaml': ['title: Kite Day', /is not read: content files are in the folders/],
    'events/kite-day.yml': ['title: Kite Day', /is not read, since its name must end in \.yaml: rename it to kite-day\.yaml/],
    'events/sports-fest.yaml.txt': ['title: Kite Day', /is not read, .*: rename it to sports-fest\.yaml/],
    'events/moot.YAML': ['title: Kite Day', /is not read, .*: rename it to moot\.yaml/],
    'events/open-day.yaml~': ['title: Kite Day', /is a backup or a temporary copy: delete it/],
    'events/plan.docx': ['title: Kite Day', /is not read: content files/],
  };
  const copy = copyContent();
  for (const [file, [text]] of Object.entries(files)) text === null ? copy.remove(file) : copy.write(file, text);
  for (const name of ['.DS_Store', '._open-day.yaml', 'Thumbs.db']) copy.write(`events/${name}`, 'x');
  const { problems } = readContent(copy.root);
  for (const [file, [, message]] of Object.entries(files)) {
    const [problem] = problems.filter((candidate) => candidate.file === `src/content/${file}`);
    expect.soft(problem && problemText(problem), file).toMatch(message);
  }
  expect(problems.filter(({ file }) => /DS_Store|\._|Thumbs/.test(file))).toEqual([]);
  expect(() => readValidContent(copy.root), 'the build stops with all messages').toThrow(problemsMessage(problems));
  copy.dispose();
});

test('valid files that contradict each other are reported', () => {
  const messages = problemsAfter((copy) => {
    copy.edit('questions/law.yaml', / {2}- id: \S+/, '  - id: what-does-a-year-cost');
    copy.edit('programmes/hso.yaml', /^related:\n {2}- \S+/m, 'related:\n  - hso');
    copy.edit('pages/compare.yaml', 'second: bba-llb', 'second: bba-lib');
    copy.edit('schools/science.yaml', /^courses:\n {2}- id: \S+/m, 'courses:\n  - id: llb');
    copy.edit('programmes/mpt.yaml', 'programme: bpt', 'programme: dpharm');
    copy.edit(
      'programmes/gda.yaml',
      /^careers:/m,
      'previousProgramme:\n  programme: bscnursing\n  transition: Back again.\ncareers:',
    );
    copy.edit('events/moot-final.yaml', /^announced: .*$/m, 'announced: 2026-11-20\nchanged:\n  - 2026-10-01');
    const title = "  title: 'MPT (M.P.T): fees, eligibility, admission {{admissionYear}}'";
    copy.edit('programmes/bpharm.yaml', /^ {2}title: 'B\.Pharm.*$/m, title);
    for (const entry of ['programmes/dmlt', 'events/open-day', 'schools/legal'])
      copy.write(`${entry}-copy.yaml`, readFileSync(join(copy.root, `src/content/${entry}.yaml`)));
  });
  for (const [file, message] of [
    ['programmes/dmlt(-copy)?', /: shortName: 'D\.M\.L\.T' is already used in dmlt(-copy)?\.yaml: change one of them/],
    ['events/open-day(-copy)?', /: title: '.* is already used in open-day(-copy)?\.yaml/],
    ['schools/legal-copy', /: no page shows it/],
    ['questions/\\w+', /: .*'what-does-a-year-cost' is also in \w+\.yaml/],
    ['pages/compare', /: pairs, .*: 'bba-lib' is not a course/],
    ['schools/science', /: courses, id: 'llb' is already a course of schools\/legal(-copy)?\.yaml/],
    ['programmes/hso', /: related: names the programme itself/],
    ['programmes/mpt', /: previousProgramme, programme: dpharm already leads to bpharm/],
    ['programmes/gda', /: previousProgramme, programme: leads back to itself/],
    ['programmes/bpharm', /: meta, title: does not name B\.Pharm: write its short or full name/],
    ['programmes/(bpharm|mpt)', /: meta, title: 'MPT \(M\.P\.T\).*' is already the title of programmes\/\w+\.yaml/],
    ['events/moot-final', /: announced: a change of 2026-10-01 is before/],
  ] as const) {
    const pattern = new RegExp(`^src/content/${file}\\.yaml, line \\d+${message.source}`);
    expect
      .soft(
        messages.filter((line) => pattern.test(line)),
        `${file}${message}`,
      )
      .toHaveLength(1);
  }
});

describe('an event', () => {
  const moved = (from: string) => `status: moved\nearlierDates:\n  - starts: ${from}\n    changed: 2026-11-21`;
  test.each<[string, string, RegExp]>([
    ['moved without its earlier date', 'status: moved', /status: is moved, but the earlier date is missing/],
    ['moved to the same time', moved('2026-12-12T10:00'), /earlierDates: has the same time as “Starts”/],
    ['announced after its start', moved('2026-11-10T10:00'), /announced: is after a start of the event/],
    [
      'postponed without the day of the change',
      'status: postponed',
      /statusSince: is missing: add the day .* 'statusSince: \d{4}-\d\d-\d\d'/,
    ],
    ['cancelled and featured', 'status: cancelled\nstatusSince: 2026-11-24', /featured: a cancelled event can’t be featured/],
  ])('%s is invalid', (_, replacement, message) => {
    const messages = problemsAfter((copy) => copy.edit('events/open-day.yaml', 'status: scheduled', replacement));
    expect(messages).toEqual([expect.stringMatching(message)]);
  });

  test('may change on the day of its announcement, and two times on one day', () => {
    const changes = 'announced: 2026-11-20\nchanged:\n  - 2026-11-20\n  - 2026-11-20';
    expect(problemsAfter((copy) => copy.edit('events/moot-final.yaml', /^announced: .*$/m, changes))).toEqual([]);
  });
});

test('files with Windows line endings have the same content, and problems have the right line', () => {
  const copy = copyContent();
  const before = readContent(copy.root).content;
  for (const file of globSync('**/*.yaml', { cwd: join(copy.root, 'src/content') }))
    copy.write(file, readFileSync(join(copy.root, 'src/content', file), 'utf8').replace(/\r?\n/g, '\r\n'));
  expect(readContent(copy.root)).toMatchObject({ content: before, problems: [] });
  const line = copy.edit('events/moot-final.yaml', 'featured', 'faetured');
  expect(readContent(copy.root).problems).toMatchObject([{ file: 'src/content/events/moot-final.yaml', line }]);
  copy.dispose();
});

test.each<[string, (copy: ContentCopy) => void, RegExp]>([
  [
    'a missing offlineCopies, which would delete the saved copies on every device',
    (copy) => copy.edit('institution.yaml', /^offlineCopies: .*\n/m, ''),
    /institution\.yaml, line 1: offlineCopies: .*: write true or false$/,
  ],
  [
    'a URL without a host',
    (copy) => copy.edit('institution.yaml', /^applyUrl: .*$/m, "applyUrl: 'https:/apply.school.in'"),
    /applyUrl: 'https:\/apply\.school\.in' /,
  ],
  [
    'a token that contains itself',
    (copy) => copy.edit('facts.yaml', /^clubs: .*$/m, "clubs: '{{clubs}}'"),
    /facts\.yaml, line \d+: clubs: contains itself, or a token whose value contains tokens/,
  ],
  [
    'a folder without files',
    (copy) => rmSync(join(copy.root, 'src/content/tasks'), { recursive: true }),
    /^src\/content\/tasks, line 1: has no file/,
  ],
  [
    'a fee of a programme of several years without the years',
    (copy) => copy.edit('programmes/dmlt.yaml', /^feeYears: .*\n/m, ''),
    /programmes\/dmlt\.yaml, line \d+: feeYears: is empty: write for how many years the fee is charged/,
  ],
  [
    'an award without a picture',
    (copy) => copy.edit('claims/best-law-school-2024.yaml', /^picture: .*\n/m, ''),
    /claims\/best-law-school-2024\.yaml, line \d+: picture: is empty: an award needs a picture$/,
  ],
  [
    'a first section of Career Support without points',
    (copy) => copy.edit('pages/career-support.yaml', /^ {4}points:\n(?: {6}.*\n)+/m, ''),
    /pages\/career-support\.yaml, line \d+: sections: the page begins with the points of its first section/,
  ],
  [
    'an e-mail with fewer blanks in Hindi',
    (copy) => copy.edit('email-templates/hostel.yaml', /: …(?=\n)(?![\s\S]*: …)/, ':'),
    /email-templates\/hostel\.yaml, line \d+: hindi, body: has \d blanks \(…\), but the English text has \d:/,
  ],
  [
    'a school without a task',
    (copy) => copy.remove('tasks/legal.yaml'),
    /^src\/content\/tasks\/legal\.yaml, line 1: is missing, and a page needs it/,
  ],
])('%s is reported once', (_, edit, message) => expect(problemsAfter(edit)).toEqual([expect.stringMatching(message)]));

test('a simple page may not have the path or name of another page', () => {
  const writePage = (copy: ContentCopy, title: string, id: string) => {
    mkdirSync(join(copy.root, 'src/content/simple-pages'), { recursive: true });
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
  };
  const messages = problemsAfter((copy) => {
    writePage(copy, 'Hostel', 'hostel');
    writePage(copy, 'Questions', 'faq');
    writePage(copy, 'Community', 'life');
  });
  expect(problemsAfter((copy) => writePage(copy, 'हॉस्टल', 'new'))).toEqual([
    expect.stringMatching(/^src\/content\/simple-pages\/new\.yaml, line 1: title: has no English letter/),
  ]);
  expect(messages).toEqual([
    'src/content/simple-pages/faq.yaml, line 1: the address /faq belongs to the page ‘FAQs’: give the file another name',
    "src/content/simple-pages/life.yaml, line 1: title: 'Community' is the name of another page: write another title",
  ]);
});
