/** What the pages say of the fees once the school takes a figure away or gives one where there was none. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { valueFaults } from '../../scripts/content/value-faults.ts';
import { annualFees, feeOnRequest } from '../../src/content/fees.ts';
import type { Programme, ProgrammeId } from '../../src/content/types.ts';
import { rupees } from '../../src/lib/money.ts';
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

/** What is said of a fee in comparison with others, or of a sum as small. */
const compared =
  /highest yearly fee|lowest published fee|listed at less|smallest sums|among the lowest|small beside|modest fee|daily wages|cheap|inexpensive|costs? less|as much a year|fee is the same/i;

/** What promises that the fee is printed. */
const promised = /fee you know|every item named|what the table says/i;

/** What compares two fees, and the programmes between which it does so. */
const comparedWithOther = /cheaper over|costs? less|as much a year|fee is the same|cost more than a year/i;
const pairs: readonly (readonly ProgrammeId[])[] = [
  ['gnm', 'bscnursing'],
  ['dpharm', 'bpharm'],
  ['dmlt', 'bmlt'],
];

describe.each(ids)('without a figure for %s', (id) => {
  test('no sentence speaks of an amount, and no description outgrows its place', { timeout: 20_000 }, async () => {
    const { programmes, text, faults } = await contentWith({ [id]: null });
    expect(misplaced(text, names(programmes))).toEqual([]);
    expect(text).not.toMatch(/on request (a year|for the year)/);
    expect(faults).toEqual([]);
    for (const words of [compared, promised]) expect(proseOf(programmes[id])).not.toMatch(words);
    for (const one of pairs.filter((pair) => pair.includes(id)).flat())
      expect(proseOf(programmes[one]), one).not.toMatch(comparedWithOther);
    expect(proseOf(programmes[id].questions), 'its own answer on cost').toMatch(new RegExp(`given on request|${feeOnRequest}`));
  });
});

const highest = Math.max(0, ...Object.values(annualFees).map((fee) => fee ?? 0));

test('with a figure for each, none is said to be missing', { timeout: 20_000 }, async () => {
  const missing = ids.filter((id) => annualFees[id] === null);
  const given = 2 * highest;
  const { programmes, text, faults } = await contentWith(Object.fromEntries(missing.map((id) => [id, given])));
  // The fees of another school are given on request whatever the programmes cost.
  const onRequest = new RegExp(
    `no printed figure|prints no figure|(?<!of this school are )given on request|${feeOnRequest}`,
    'g',
  );
  expect(text.match(onRequest)).toBeNull();
  expect(faults).toEqual([]);
  for (const id of missing) expect(proseOf(programmes[id].questions)).toContain(rupees(given));
  const top = missing.length > 0 ? missing : ids.filter((id) => annualFees[id] === highest);
  const topNames = new Intl.ListFormat('en-IN').format(top.map((id) => programmes[id].shortName));
  expect(text).toContain(`to ${rupees(missing.length > 0 ? given : highest)} for ${topNames}.`);
  for (const id of ids.filter((one) => !top.includes(one))) expect(proseOf(programmes[id])).not.toContain('highest yearly fee');
});

test('when what is cheap becomes dear, no sentence goes on comparing as before', { timeout: 20_000 }, async () => {
  const cheapNow: readonly ProgrammeId[] = ['gda', 'hso', 'dmlt', 'dpharm', 'gnm', 'bmlt'];
  const { programmes, faults } = await contentWith(
    Object.fromEntries(cheapNow.map((id, index) => [id, 10 * highest + 1000 * index])),
  );
  for (const id of ids) expect(proseOf(programmes[id]), id).not.toMatch(compared);
  expect(faults).toEqual([]);
});

test('the degree said to be the cheapest is compared with every degree of the school', async () => {
  const { programmes } = await contentWith({});
  const degrees = ids.filter((id) => programmes[id].level === 'Bachelor' && annualFees[id] !== null);
  const lowest = Math.min(...degrees.map((id) => annualFees[id] ?? 0));
  for (const id of ids.filter((one) => proseOf(programmes[one]).includes('lowest published fee of our health degrees')))
    expect(annualFees[id]).toBe(lowest);
});

test('without any figure, the answers say so and name no amount but the form’s', { timeout: 20_000 }, async () => {
  const { programmes, text, faults } = await contentWith(Object.fromEntries(ids.map((id) => [id, null])));
  expect(misplaced(text, names(programmes))).toEqual([]);
  expect(new Set(proseOf(programmes).match(/₹[\d,]*\d/g))).toEqual(new Set(['₹1,000']));
  expect(faults).toEqual([]);
});
