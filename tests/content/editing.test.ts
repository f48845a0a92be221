/** The recipes of docs/editing.md, tried as they stand there, and the slips that it shows. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFaults } from '../../scripts/content/content-faults.ts';
import { follow } from '../../scripts/recipes/edits.ts';
import { recipes } from '../../scripts/recipes/recipes.ts';
import { contentCopy } from '../support/content-copy.ts';

const all = await recipes();

/** What an edited copy of the project says then, by the title of the recipe. */
const outcomes: Readonly<Record<string, (from: (file: string) => Promise<never>) => Promise<void>>> = {
  'A fee': async (from) => {
    const { annualFeeText }: typeof import('../../src/content/fees.ts') = await from('src/content/fees.ts');
    expect(annualFeeText('bpt')).toBe('₹1,15,000');
  },
  'A date': async (from) => {
    const { events }: typeof import('../../src/content/events.ts') = await from('src/content/events.ts');
    expect(events.find(({ id }) => id === 'moot-final')?.starts).toBe('2027-01-30T14:00:00+05:30');
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
  'A picture': async (from) => {
    const { catalogue }: typeof import('../../media/catalogue.ts') = await from('media/catalogue.ts');
    expect(catalogue.about).toMatchObject({ master: 'about', credit: 'A. Rao', alt: expect.stringMatching(/^Students cross/) });
  },
  'Another picture on a page': async (from) => {
    const { community }: typeof import('../../src/content/community.ts') = await from('src/content/community.ts');
    expect(community.picture).toBe('about');
  },
  'Add an event': async (from) => {
    const { events }: typeof import('../../src/content/events.ts') = await from('src/content/events.ts');
    expect(events).toHaveLength(7);
    expect(events[0]?.title).toBe('Blood Donation Day');
  },
  'Add a course': async (from) => {
    const { it }: typeof import('../../src/content/schools/it.ts') = await from('src/content/schools/it.ts');
    expect(it.card.courseCount).toBe('8 programmes');
    expect(it.card.programmes).toContain('B.Sc. Artificial Intelligence');
  },
  'Add a programme': async (from) => {
    const { programmes }: typeof import('../../src/content/programmes/programmes.ts') = await from(
      'src/content/programmes/programmes.ts',
    );
    expect(Object.values(programmes).at(-1)).toMatchObject({ id: 'dott', shortName: 'D.O.T.T', level: 'Diploma' });
    const { pathOf }: typeof import('../../src/lib/routes.ts') = await from('src/lib/routes.ts');
    expect(pathOf('dott' as 'gda')).toBe('/schoolofparamedicalandhealthsciences/dott');
  },
};

test('the page has a recipe for each thing that an editor changes, and each has its outcome here', () => {
  expect(all.map(({ title }) => title)).toEqual(Object.keys(outcomes));
});

describe('followed word for word', () => {
  let root: URL;
  // One after the other in one copy, as a school would over the years.
  beforeAll(async () => {
    root = await contentCopy();
    for (const recipe of all) await follow(recipe, root);
  });
  afterAll(() => rm(root, { recursive: true }));

  test('they leave no fault', { timeout: 60_000 }, async () => {
    expect(await contentFaults(root)).toEqual([]);
  });

  test.each(Object.entries(outcomes))('%s: the site says so', async (_title, outcome) => {
    await outcome((file) => import(new URL(file, root).href) as Promise<never>);
  });
});

const slips = all.flatMap((recipe) =>
  recipe.acts.flatMap((act) => (act.kind === 'slip' ? [[`${recipe.title}: ${act.says}`, recipe, act] as const] : [])),
);

const aLine = /, line (\d+):/;
const withoutLine = (says: string) => says.replace(aLine, ':');

describe('a slip is answered in the words of the page', () => {
  test('there are slips of every kind', () => {
    expect(slips.length).toBeGreaterThanOrEqual(10);
  });

  test.each(slips)('%s', { timeout: 60_000 }, async (_, recipe, slip) => {
    const root = await contentCopy();
    const began = await follow(recipe, root, slip);
    const said = await contentFaults(root);
    expect(said.map(withoutLine)).toEqual([withoutLine(slip.says)]);
    // The number on the page is an example, which any edit further up changes; that of the build is right.
    const line = Number(said[0]?.match(aLine)?.[1]);
    expect(line).toBeGreaterThanOrEqual(began);
    expect(line).toBeLessThan(began + slip.write.split('\n').length);
    await rm(root, { recursive: true });
  });
});
