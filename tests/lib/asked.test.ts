import { expect, test } from 'vitest';
import { askedOf, countOf } from '../../tools/asked.ts';

const pages = ['/', '/about', '/faq'];

test('without a word all is measured, with one what it names, in the usual order', () => {
  expect(askedOf(pages, undefined, '--pages')).toEqual(pages);
  expect(askedOf(pages, '/faq,/', '--pages')).toEqual(['/', '/faq']);
});

test.each(['/abuot', '/,/abuot', ''])("a word that names nothing is refused, since of nothing nothing is wrong: '%s'", (list) => {
  expect(() => askedOf(pages, list, '--pages')).toThrow(/^--pages: there is no '(\/abuot)?'\. There are \/, \/about, \/faq\.$/);
});

test('a number is one of 1 or more', () => {
  expect(countOf('10000', '--count')).toBe(10_000);
  for (const text of ['ten', '0', '-1', '1.5', '', '1e3']) expect(() => countOf(text, '--count')).toThrow(`--count is '${text}'`);
});
