/** What the pages say of the fees once the school takes a figure away or gives one where there was none. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { valueFaults } from '../../scripts/content/value-faults.ts';
import { annualFees, feeOnRequest } from '../../src/content/fees.ts';
import type { Programme, ProgrammeId } from '../../src/content/types.ts';
import { contentCopy } from '../support/content-copy.ts';
import { objectsWith, proseOf } from './texts.ts';

type Fees = Readonly<Partial<Record<ProgrammeId, number | null>>>;

/** The content as it is with other fees: every text in it, and what of it does not fit. */
async function contentWith(fees: Fees) {
  const root = await contentCopy();
  const file = new URL('src/content/fees.ts', root);
  let text = await readFile(file, 'utf8');
  for (const [id, fee] of Object.entries(fees)) text = text.replace(new RegExp(`^ {2}${id}: \\w+,`, 'm'), `  ${id}: ${fee},`);
  await writeFile(file, text);
  const from = (name: string) => import(new URL(`src/content/${name}.ts`, root).href) as Promise<object>;
  const { programmes } = (await from('programmes/programmes')) as { programmes: Readonly<Record<ProgrammeId, Programme>> };
  const content = [programmes, await from('faq'), await from('schools/schools')];
  const { catalogue } = (await import('../../media/catalogue.ts')) as { catalogue: Readonly<Record<string, { master: string }>> };
  await rm(root, { recursive: true });
  const descriptions = objectsWith('description', content).map(({ description }) => String(description));
  return {
    programmes,
    text: [proseOf(content), ...descriptions].join('\n'),
    faults: valueFaults(content, [], catalogue).map(({ says }) => says),
  };
}

const ids = Object.keys(annualFees) as ProgrammeId[];
const names = (programmes: Readonly<Record<string, Programme>>) => Object.values(programmes).map(({ shortName }) => shortName);

/** Where the words for a missing fee stand in a sentence that was made for an amount. */
function misplaced(text: string, shortNames: readonly string[]): string[] {
  const around = [...text.matchAll(new RegExp(`(?<=(.{0,20}))${feeOnRequest}(?=(.{0,20}))`, 'g'))];
  const before = ['‘', 'asked to ', ': ', ...shortNames.map((name) => `${name} `)];
  return around
    .filter(([, left = '', right = '']) => !before.some((one) => left.endsWith(one)) || !/^[’.,]/.test(right))
    .map(([words, left = '', right = '']) => `${left}${words}${right}`);
}

/** What is said of a fee in comparison with others. */
const compared =
  /highest yearly fee|lowest published fee|smallest sums|fee is among the lowest|small beside others|as much a year as/;

describe.each(ids)('without a figure for %s', (id) => {
  test('no sentence speaks of an amount, and no description outgrows its place', { timeout: 20_000 }, async () => {
    const { programmes, text, faults } = await contentWith({ [id]: null });
    expect(misplaced(text, names(programmes))).toEqual([]);
    expect(text).not.toMatch(/on request (a year|for the year)/);
    expect(faults).toEqual([]);
    expect(proseOf(programmes[id])).not.toMatch(compared);
    expect(proseOf(programmes[id].questions), 'its own answer on cost').toMatch(new RegExp(`given on request|${feeOnRequest}`));
  });
});

test('with a figure for each, none is said to be missing', { timeout: 20_000 }, async () => {
  const { programmes, text, faults } = await contentWith({ bams: 400_000 });
  // The fees of another school are given on request whatever the programmes cost.
  const missing = new RegExp(`no printed figure|prints no figure|(?<!of this school are )given on request|${feeOnRequest}`, 'g');
  expect(text.match(missing)).toBeNull();
  expect(text).toContain('to ₹4,00,000 for B.A.M.S');
  expect(proseOf(programmes.bams.questions)).toContain('₹4,00,000');
  expect(proseOf(programmes.mpt)).not.toMatch(compared);
  expect(faults).toEqual([]);
});

test('without any figure, the answers say so and name no amount but the form’s', { timeout: 20_000 }, async () => {
  const { programmes, text, faults } = await contentWith(Object.fromEntries(ids.map((id) => [id, null])));
  expect(misplaced(text, names(programmes))).toEqual([]);
  expect(new Set(proseOf(programmes).match(/₹[\d,]*\d/g))).toEqual(new Set(['₹1,000']));
  expect(faults).toEqual([]);
});
