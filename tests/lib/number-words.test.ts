import { expect, test } from 'vitest';
import { inWords, inWordsFirst } from '../../src/lib/number-words.ts';

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
