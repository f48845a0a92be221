import { describe, expect, test } from 'vitest';
import { filmCatalogue } from '../../media/films.ts';
import { gallery } from '../../src/content/gallery.ts';
import { countWords, repeated } from './texts.ts';

const items = gallery.blocks.flatMap((block) => block.items);

test('the gallery has its two names', () => {
  expect(gallery.introTitle).toBe('Silhouettes of Thought');
  expect(gallery.heading).toBe('The Pictorial Curation');
});

test('27 pictures stand in three blocks of nine', () => {
  expect(gallery.blocks.map((block) => block.items.length)).toEqual([9, 9, 9]);
});

test('no picture, title, headline or caption stands twice', () => {
  for (const field of ['id', 'picture', 'title', 'headline', 'caption'] as const) {
    expect(repeated(items.map((item) => item[field])), field).toEqual([]);
  }
});

test('each block is followed by a film of its own', () => {
  const films = gallery.blocks.map(({ film }) => film);
  expect(repeated(films)).toEqual([]);
  expect(Object.keys(filmCatalogue)).toEqual(expect.arrayContaining(films));
});

describe.each(items)('$title', ({ headline, caption }) => {
  test('has a short headline and a caption that says something', () => {
    expect(countWords(headline)).toBeLessThanOrEqual(8);
    expect(countWords(headline)).toBeGreaterThanOrEqual(2);
    expect(countWords(caption)).toBeGreaterThanOrEqual(10);
  });
});
