import { describe, expect, test } from 'vitest';
import { certificateCategories } from '../../src/content/certificate-courses.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { pathOf } from '../../src/lib/routes.ts';
import { durations } from './specification.ts';
import { countWords, repeated } from './texts.ts';

test('there are nine school cards, each of another name, picture and page', () => {
  expect(schools).toHaveLength(9);
  for (const field of ['name', 'description', 'picture', 'route'] as const) {
    expect(repeated(schools.map(({ card }) => card[field])), field).toEqual([]);
  }
});

describe.each(schools)('the card of $heading', ({ route, card, courses }) => {
  test('has all its fields', () => {
    expect(card.name).not.toBe('');
    expect(countWords(card.description)).toBeGreaterThanOrEqual(10);
    expect(card.programmes.length).toBeGreaterThanOrEqual(4);
    expect(card.studentCount, 'how many there are at one time: the cards are added up').toMatch(/^\d[\d,]* students$/);
    expect(card.picture).not.toBe('');
    expect(card.route).toBe(route);
  });

  test('lists the courses of the school and says how many they are', () => {
    expect(card.programmes).toEqual(courses.map(({ shortName }) => shortName));
    const count = Number(card.courseCount.match(/^\d+/)?.[0]);
    const oneByOne = certificateCategories.flatMap((category) => category.courses);
    expect(count).toBe(route === 'certificates' ? oneByOne.length : courses.length);
  });

  test('says how long its courses take, in the words of the specification', () => {
    expect({ [pathOf(route)]: card.duration }).toEqual({ [pathOf(route)]: (durations as Record<string, string>)[pathOf(route)] });
  });
});
