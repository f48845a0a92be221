import { expect, test } from 'vitest';
import type { Programme } from '#schemas/programme.ts';
import { programmes as all } from '../support/content.ts';
import { proseOf } from './texts.ts';

/** What fees and form rules say may be alike on all pages. */
const feeSentence = /₹|admission form|enrolment fees|fines or dues|fee structure/i;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a programme's prose, with its own names and all numbers blotted out, so that a filled-in form shows. */
function sentences(programme: Programme): Set<string> {
  const { lead, body, why, study, careers, questions, closing } = programme;
  const prose = proseOf({ lead, body, why, study, careers, questions, closing })
    .replaceAll(programme.shortName, 'NAME')
    .replaceAll(programme.fullName, 'NAME');
  const found = [...segmenter.segment(prose)].map(({ segment }) => segment.trim());
  const own = found
    .filter((sentence) => !feeSentence.test(sentence))
    .map((sentence) => sentence.toLowerCase().replace(/[\d,]+/g, '#'));
  return new Set(own.filter((sentence) => /\w/.test(sentence)));
}

/** How much of the shorter of two pages stands on the other too, from 0 to 1. */
function share(one: Programme, other: Programme): number {
  const [a, b] = [sentences(one), sentences(other)];
  return [...a].filter((sentence) => b.has(sentence)).length / Math.min(a.size, b.size);
}

const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

test('any two programme pages share at most a fifth of their sentences, of which each has enough', () => {
  for (const programme of all) expect(sentences(programme).size, programme.id).toBeGreaterThan(80);
  expect(pairs.length).toBeGreaterThanOrEqual(66);
  const alike = pairs.filter(([one, other]) => share(one, other) > 0.2);
  expect(alike.map(([one, other]) => `${one.id} and ${other.id}: ${Math.round(share(one, other) * 100)} %`)).toEqual([]);
});
