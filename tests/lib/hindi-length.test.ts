import { expect, test } from 'vitest';
import { hindiLength } from '../../src/lib/hindi-length.ts';

test.each([
  ['2 years', 24, '2 साल'],
  ['3–4 years', 42, '3–4 साल'],
  ['About 1 year', 12, 'लगभग 1 साल'],
  ['6 months to 1 year', 9, '6 महीने से 1 साल'],
  ['2 years and about 3 months', 27, '2 साल और लगभग 3 महीने'],
  ['Two winters', 18, '18 महीने'],
])('%s', (length, months, says) => {
  expect(hindiLength(length, months)).toBe(says);
});
