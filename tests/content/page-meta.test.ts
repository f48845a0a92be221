import { describe, expect, test } from 'vitest';
import { pages } from './pages.ts';
import { repeated } from './texts.ts';

test('no two pages share a title or a description', () => {
  expect(repeated(pages.map(({ meta }) => meta.title))).toEqual([]);
  expect(repeated(pages.map(({ meta }) => meta.description))).toEqual([]);
});

describe.each(pages)('$route', ({ meta }) => {
  test('has a title of 60 characters at most, with the school in it', () => {
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.title).toMatch(/pundir/i);
  });

  test('has a description of 110 to 160 characters that ends as a sentence does', () => {
    expect(meta.description.length).toBeGreaterThanOrEqual(110);
    expect(meta.description.length).toBeLessThanOrEqual(160);
    expect(meta.description).toMatch(/[.?]$/);
  });
});
