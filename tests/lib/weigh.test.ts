import { expect, test } from 'vitest';
import { weigh } from '../../tools/bench/weigh.ts';

const font = { url: 'https://site.example/assets/text.woff2', bytes: 40_000 };

test('what a page has taken is told by kind and whole', () => {
  const page = { url: 'https://site.example/about', bytes: 12_000 };
  expect(weigh([page, font])).toMatchObject({ html: 12_000, fonts: 40_000, whole: 52_000, requests: 2 });
});

test('a file that travels twice is named, as a font does that is preloaded in another way than it is used', () => {
  expect(() => weigh([font, font])).toThrow('https://site.example/assets/text.woff2 was fetched twice.');
});
