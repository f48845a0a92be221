import { describe, expect, test } from 'vitest';
import { research } from '../../src/content/research.ts';
import { countWords, repeated } from './texts.ts';

test('there are four research areas, no two alike', () => {
  expect(research.areas).toHaveLength(4);
  for (const field of ['id', 'title', 'description', 'picture'] as const) {
    expect(repeated(research.areas.map((area) => area[field])), field).toEqual([]);
  }
});

test('the page shows no picture twice', () => {
  expect(repeated(research.areas.flatMap(({ picture, articlePicture }) => [picture, articlePicture]))).toEqual([]);
});

describe.each(research.areas)('$title', (area) => {
  test('has a description, projects, more to read and a picture', () => {
    expect(countWords(area.description)).toBeGreaterThanOrEqual(10);
    expect(area.projects.length).toBeGreaterThanOrEqual(2);
    expect(area.body.length).toBeGreaterThanOrEqual(1);
    expect(area.picture).not.toBe('');
  });

  test('states its funding and its publications as figures, with whose figures they are', () => {
    expect(area.funding).toMatch(/₹\d.*(?:as stated|to be confirmed) by the school/);
    expect(area.publications).toMatch(/\d.*(?:as stated|to be confirmed) by the school/);
  });
});
