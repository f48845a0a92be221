/** The formats of amounts, numbers and course lengths. */
import { expect, test } from 'vitest';
import { hindiDuration, hindiDurationRange } from '#utils/hindi-duration.ts';
import { formatRupees } from '#utils/money.ts';
import { firstNumber, inWords, inWordsCapitalised } from '#utils/number-words.ts';

test.each([
  [999, '₹999'],
  [99999, '₹99,999'],
  [100000, '₹1,00,000'],
  [110000, '₹1,10,000'],
  [12345678, '₹1,23,45,678'],
])('%i rupees are formatted as %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text);
});

test.each([0, -1, 0.5, 1000.01, Number.NaN, Number.POSITIVE_INFINITY, '55000', null])('%o rupees throw', (amount) => {
  expect(() => formatRupees(amount as number)).toThrow(/whole rupees/);
});

test.each([
  [1, 'one', 'One'],
  [8, 'eight', 'Eight'],
  [12, 'twelve', 'Twelve'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
  [101, '101', '101'],
])('%i is written as %s, and as %s at the beginning of a sentence', (number, lowercase, capitalised) => {
  expect(inWords(number)).toBe(lowercase);
  expect(inWordsCapitalised(number)).toBe(capitalised);
});

test.each([
  ['2 years', 24, '2 साल'],
  ['3–4 years', 42, '3–4 साल'],
  ['About 1 year', 12, 'लगभग 1 साल'],
  ['6 months to 1 year', 9, '6 महीने से 1 साल'],
  ['2 years and about 3 months', 27, '2 साल और लगभग 3 महीने'],
  ['5½ years', 66, 'साढ़े पाँच साल'],
  ['1½ years', 18, 'डेढ़ साल'],
  ['Two winters', 18, '18 महीने'],
])('the duration %s is translated into Hindi', (duration, months, hindi) => {
  expect(hindiDuration(duration, months)).toBe(hindi);
});

test.each([
  [36, 36, '3 साल'],
  [36, 60, '3 से 5 साल'],
  [6, 66, '6 महीने से साढ़े पाँच साल'],
  [3, 9, '3 से 9 महीने'],
  [3, 12, '3 महीने से 1 साल'],
  [24, 27, '24 से 27 महीने'],
])('the span of %i to %i months is written in Hindi', (minMonths, maxMonths, hindi) => {
  expect(hindiDurationRange(minMonths, maxMonths)).toBe(hindi);
});

test.each([
  ['75%', 75],
  ['15 working days', 15],
  ['two working days', 2],
  ['After one month', 1],
  ['Seven days', 7],
  ['no days', 0],
  ['some time', 0],
])('the first number in %s is %i', (text, number) => expect(firstNumber(text)).toBe(number));
