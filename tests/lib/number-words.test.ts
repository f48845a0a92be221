import { expect, test } from 'vitest';
import { firstNumber, inWords, inWordsFirst } from '../../src/lib/number-words.ts';

test.each([
  [1, 'one', 'One'],
  [8, 'eight', 'Eight'],
  [12, 'twelve', 'Twelve'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
  [101, '101', '101'],
])('%i reads %s, and %s at the beginning of a sentence', (number, within, first) => {
  expect(inWords(number)).toBe(within);
  expect(inWordsFirst(number)).toBe(first);
});

test.each([
  ['75%', 75],
  ['15 working days', 15],
  ['two working days', 2],
  ['After one month', 1],
  ['Seven days', 7],
  ['no days', 0],
  ['some time', 0],
])('%s names %i', (text, number) => expect(firstNumber(text)).toBe(number));
