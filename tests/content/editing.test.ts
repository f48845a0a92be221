/**
 * The recipes of docs/editing.md, tried as they stand there, and the slips that it shows. Who has followed a recipe has changed the place
 * that it tells to find: that is taken back first. A recipe whose place the school has rewritten is left out.
 */
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content/content-faults.ts';
import { fits, follow, takeBack } from '../../scripts/recipes/edits.ts';
import { type Recipe, recipes, type Slip } from '../../scripts/recipes/recipes.ts';
import { type Outcome, runNode } from '../../scripts/run-node.ts';
import { contentCopy, projectCopy } from '../support/content-copy.ts';

const all = await recipes();
const copy = async () => {
  const root = await contentCopy();
  await takeBack(all, root);
  return root;
};
const fresh = await copy();
const fitting = await Promise.all(all.map((recipe) => fits(recipe, fresh)));
const current = all.filter((_, index) => fitting[index]);
const outdated = all.filter((_, index) => !fitting[index]).map(({ title }) => title);
await rm(fresh, { recursive: true });

/** What an edited copy of the project says then, by the title of the recipe. */
const outcomes: Readonly<Record<string, (from: (file: string) => Promise<never>) => Promise<void>>> = {
  'A fee': async (from) => {
    const { annualFeeText }: typeof import('../../src/content/fees.ts') = await from('src/content/fees.ts');
    expect(annualFeeText('bpt')).toBe('₹1,15,000');
  },
  'A date': async (from) => {
    const { events }: typeof import('../../src/content/events.ts') = await from('src/content/events.ts');
    const moot = events.filter(({ id }) => id === 'moot-final');
    expect(moot[0]?.starts).toBe('2027-01-30T14:00:00+05:30');
    const { calendarFile }: typeof import('../../src/lib/calendar.ts') = await from('src/lib/calendar.ts');
    const owner = { name: 'School', origin: 'https://a.example', language: 'en-IN' };
    expect(calendarFile(moot, owner, 'add')).toMatch(/^SEQUENCE:1\r$/m);
    expect(calendarFile(moot, owner, 'add')).toMatch(/^LAST-MODIFIED:20261219T183000Z\r$/m);
  },
  'A question': async (from) => {
    const { faqTopics }: typeof import('../../src/content/faq.ts') = await from('src/content/faq.ts');
    const questions = faqTopics[0]?.questions.map(({ id, q }) => [id, q]) ?? [];
    expect(questions[0]?.[1]).toBe('What if I don’t know what to study?');
    expect(questions[1]?.[0]).toBe('may-i-visit-first');
  },
  'A page’s title': async (from) => {
    const { about }: typeof import('../../src/content/about.ts') = await from('src/content/about.ts');
    expect(about.meta.title).toBe('About the school: how nine schools work | PUNDIR');
  },
  'The school’s addresses': async (from) => {
    const { school }: typeof import('../../src/content/school.ts') = await from('src/content/school.ts');
    expect(school.admissionsEmail).toBe('office@pundir.example');
    const { faq }: typeof import('../../src/content/faq.ts') = await from('src/content/faq.ts');
    expect(faq.contact).toBe(school.admissionsEmail);
  },
  'Confirm what is a sample': async (from) => {
    const { events }: typeof import('../../src/content/events.ts') = await from('src/content/events.ts');
    expect(events.find(({ id }) => id === 'open-day')?.provenance).toBe('specification');
  },
  'A picture': async (from) => {
    const { artworkIds, catalogue }: typeof import('../../media/catalogue.ts') = await from('media/catalogue.ts');
    expect(artworkIds()).not.toContain('about');
    expect(catalogue.about).toMatchObject({ master: 'about', credit: 'A. Rao', alt: expect.stringMatching(/^Students cross/) });
  },
  'Another picture on a page': async (from) => {
    const { community }: typeof import('../../src/content/community.ts') = await from('src/content/community.ts');
    expect(community.picture).toBe('about');
  },
  'Add an event': async (from) => {
    const { events }: typeof import('../../src/content/events.ts') = await from('src/content/events.ts');
    expect(events.filter(({ title }) => title === 'Blood Donation Day')).toHaveLength(1);
    const { partEvents }: typeof import('../../src/lib/part-events.ts') = await from('src/lib/part-events.ts');
    const [next, after] = partEvents(events, Date.parse('2026-12-15T00:00:00+05:30')).toCome;
    expect([next?.id, after?.id]).toEqual(['blood-donation-day', expect.any(String)]);
  },
  'Add a course': async (from) => {
    const { it }: typeof import('../../src/content/schools/it.ts') = await from('src/content/schools/it.ts');
    expect(it.card.courseCount).toBe('8 programmes');
    expect(it.coursesHeading).toBe('Eight programmes, one of them short');
    expect(it.meta.description).toMatch(/^Seven B\.Sc\. programmes/);
    // With the certificate course of the same recipe.
    const { coursesNamed }: typeof import('../../src/content/course-count.ts') = await from('src/content/course-count.ts');
    expect(coursesNamed).toBeGreaterThanOrEqual(103);
    expect(it.card.programmes).toContain('B.Sc. Artificial Intelligence');
  },
  'Add a programme': async (from) => {
    const { programmes }: typeof import('../../src/content/programmes/programmes.ts') = await from(
      'src/content/programmes/programmes.ts',
    );
    expect(Object.values(programmes).at(-1)).toMatchObject({ id: 'dott', shortName: 'D.O.T.T', level: 'Diploma' });
    const { pathOf }: typeof import('../../src/lib/routes.ts') = await from('src/lib/routes.ts');
    expect(pathOf('dott' as 'gda')).toBe('/schoolofparamedicalandhealthsciences/dott');
    const { paramedical }: typeof import('../../src/content/schools/paramedical.ts') = await from(
      'src/content/schools/paramedical.ts',
    );
    expect(paramedical.lead).toMatch(/^Thirteen courses/);
    const { studyStages }: typeof import('../../src/content/programmes/steps.ts') = await from('src/content/programmes/steps.ts');
    expect(studyStages['dott' as 'gda']?.after?.title).toBe('An operation theatre');
  },
};

test('the page has a recipe for each thing that an editor changes, and each has its outcome here', () => {
  expect(all.map(({ title }) => title)).toEqual(Object.keys(outcomes));
});

test('most recipes show the files as they are', () => {
  const mend = 'docs/editing.md shows pieces that are no longer in the files: write there what stands in them now';
  expect(outdated.length, `${mend} (${outdated.join(', ')})`).toBeLessThan(all.length / 2);
});

describe('followed word for word', () => {
  let root: URL;
  // One after the other in one copy, as a school would over the years.
  beforeAll(async () => {
    root = await copy();
    for (const recipe of current) await follow(recipe, root);
  });
  afterAll(() => rm(root, { recursive: true }));

  test('they leave no fault', { timeout: 60_000 }, async () => {
    expect(await contentFaults(root)).toEqual([]);
  });

  test.each(Object.entries(outcomes))('%s: the site says so', async (title, outcome) => {
    if (!outdated.includes(title)) await outcome((file) => import(new URL(file, root).href) as Promise<never>);
  });
});

test('followed word for word, they leave the tests of the content green', { timeout: 480_000 }, async () => {
  const root = await projectCopy();
  await takeBack(all, root);
  for (const recipe of current) await follow(recipe, root);
  const { status, said } = await testsOfContent(root);
  expect(status, said).toBe(0);
  await rm(root, { recursive: true });
});

const slips = current.flatMap((recipe) =>
  recipe.acts.flatMap((act) => (act.kind === 'slip' ? [[`${recipe.title}: ${act.says}`, recipe, act] as const] : [])),
);

const aLine = /, line (\d+|…):/;
/** Counting begins at 0, and goes on with what the school adds. */
const anItem = /\[\d+\]/;
const withoutNumbers = (says: string) => says.replace(aLine, ':').replace(anItem, '[]');

describe('a slip is answered in the words of the page', () => {
  test('there are slips of every kind', () => {
    expect(slips.length).toBeGreaterThanOrEqual(current.length);
  });

  test.each(slips)('%s', { timeout: 60_000 }, async (_, recipe, slip) => {
    const root = await copy();
    const began = await follow(recipe, root, slip);
    const said = await contentFaults(root);
    expect(said.map(withoutNumbers)).toEqual([withoutNumbers(slip.says)]);
    const lines = (await readFile(new URL(began.file, root), 'utf8')).split('\n');
    const wrong = began.line + slippedLine(recipe, slip);
    const named = Number(said[0]?.match(aLine)?.[1]);
    expect([wrong, entryAround(lines, wrong)], 'the line that is wrong, or where what holds it begins').toContain(named);
    await rm(root, { recursive: true });
  });
});

/** Which line of a slip, counted from 0, is the first that is not as the recipe has it. */
function slippedLine({ acts }: Recipe, slip: Slip): number {
  const meant = acts.slice(0, acts.indexOf(slip)).findLast(({ kind }) => kind === 'edit');
  const right = meant?.kind === 'edit' ? meant.write.split('\n') : [];
  return slip.write.split('\n').findIndex((line, index) => line !== right[index]);
}

/** The line, counted from 1, on which the innermost entry or list begins that holds a line. */
function entryAround(lines: readonly string[], line: number): number {
  const indent = (text: string) => text.search(/\S/);
  const own = indent(lines[line - 1] ?? '');
  return lines.slice(0, line - 1).findLastIndex((text) => /[{[(]$/.test(text) && indent(text) < own) + 1;
}

/** Runs the tests of the content in a copy of the project; its pictures are the same, and these tests would try the copy again. */
function testsOfContent(root: URL): Promise<Outcome> {
  const vitest = fileURLToPath(new URL('node_modules/vitest/vitest.mjs', root));
  const leftOut = ['editing', 'editing-transcript', 'films', 'picture-files', 'picture-likeness'].map(
    (name) => `--exclude=**/${name}.test.ts`,
  );
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  return runNode(
    fileURLToPath(root),
    [vitest, 'run', 'tests/content', 'tests/lib', ...leftOut, '--reporter=dot', '--testTimeout=60000'],
    { ...Object.fromEntries(environment), NO_COLOR: '1' },
  );
}
