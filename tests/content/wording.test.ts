import { describe, expect, test } from 'vitest';
import { catalogue } from '../../media/catalogue.ts';
import { filmCatalogue } from '../../media/films.ts';
import { pages } from './pages.ts';
import { textsIn } from './texts.ts';

const sources = [
  ...pages.map(({ route, meta, content }) => ({ name: String(route), texts: textsIn([meta.title, meta.description, content]) })),
  { name: 'the pictures', texts: textsIn(Object.values(catalogue).map(({ alt }) => alt)) },
  { name: 'the films', texts: textsIn(Object.values(filmCatalogue).map(({ title, description }) => [title, description])) },
];

/** Brochure words, which this school does without, and signs of something unfinished. */
const unwanted = [
  /\bunlock/i,
  /\b(your|full|true|their|hidden|human|untapped) potential\b/i,
  /\bworld[- ]class\b/i,
  /\bstate[- ]of[- ]the[- ]art\b/i,
  /\bholistic/i,
  /\bcutting[- ]edge\b/i,
  /\bvibrant\b/i,
  /\bseamless/i,
  /\blorem\b|\bipsum\b/i,
  /\bTODO\b|\bTBD\b|\bXXX\b|\{email\}/,
];

describe.each(sources)('$name', ({ texts }) => {
  test('has something to say', () => {
    expect(texts.length).toBeGreaterThan(1);
  });

  test('has no brochure words and nothing unfinished', () => {
    expect(texts.filter(({ text }) => unwanted.some((word) => word.test(text)))).toEqual([]);
  });

  test('is plain text without markup, empty pieces or stray spaces', () => {
    expect(texts.filter(({ text }) => /<|&\w+;|\*\*|undefined|\[object/.test(text))).toEqual([]);
    expect(texts.filter(({ text }) => text.trim() === '' || / {2}/.test(text))).toEqual([]);
  });
});
