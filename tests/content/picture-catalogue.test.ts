import { describe, expect, test } from 'vitest';
import { catalogue } from '../../media/catalogue.ts';
import { picture } from '../../media/pictures.ts';
import { grounds } from '../../src/lib/pictures.ts';

describe.each(Object.entries(catalogue()))('the picture %s', (id, { alt }) => {
  test('says what is to be seen, without announcing a picture', () => {
    expect(alt).not.toMatch(/^(an? )?(image|picture|photo|illustration|drawing)\b/i);
  });

  test('is ready to be shown: two formats, rising widths, those of the fallback among those of AVIF', () => {
    const { avif, webp, width, height, ground } = picture(id);
    const widths = avif.map((rendition) => rendition.width);
    expect(widths.length).toBeGreaterThanOrEqual(2);
    expect(webp.length).toBeGreaterThanOrEqual(1);
    expect(widths).toEqual(expect.arrayContaining(webp.map((rendition) => rendition.width)));
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(widths.at(-1)).toBeLessThanOrEqual(width);
    expect(height).toBeGreaterThan(0);
    expect(grounds).toContain(ground);
  });
});

test('a picture that nobody has catalogued is refused, with the mend', () => {
  expect(() => picture('no-such-picture')).toThrow(/'no-such-picture'.*src\/content\/pictures\/no-such-picture\.yaml/);
});
