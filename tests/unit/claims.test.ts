import { expect, test } from 'vitest';
import { awardCards, evidenceText, headlineFigures } from '#model/claims.ts';
import type { Claim } from '#schemas/claim.ts';

const claim: Claim = {
  id: 'placement',
  kind: 'headline',
  order: 1,
  value: '98%',
  label: 'placement',
  qualifier: 'ask which year',
  wanted: 'how many of how many',
  provenance: 'specification',
};
const evidence = { outOf: '412 of 420', basis: 'graduates who asked for a post', asOf: '2026-09-30', holder: 'The registrar' };

test('evidence tells of how many, what was counted and when, not who holds it', () => {
  expect(evidenceText(evidence)).toBe('412 of 420, graduates who asked for a post, as of 30 September 2026');
  expect(evidenceText({ basis: 'all graduates' })).toBe('all graduates');
});

test('a figure has its qualifier until it has evidence', () => {
  expect(headlineFigures([claim])[0]?.qualifier).toBe('ask which year');
  expect(headlineFigures([{ ...claim, evidence }])[0]?.qualifier).toMatch(/^412 of 420/);
  expect(headlineFigures([{ ...claim, kind: 'promise' }])).toEqual([]);
});

test('an award has its picture and its evidence; without a picture it is refused', () => {
  const award: Claim = { ...claim, id: 'best', kind: 'award', value: 'Best', label: 'Award', picture: 'about', evidence };
  expect(awardCards([claim, award])).toEqual([expect.objectContaining({ title: 'Best', category: 'Award', picture: 'about' })]);
  expect(awardCards([award])[0]?.qualifier).toMatch(/as of 30 September 2026$/);
  expect(() => awardCards([{ ...award, picture: undefined }])).toThrow('src/content/claims/best.yaml: an award needs a picture');
});
