import { expect, test } from 'vitest';
import { certificateCategories } from '../../src/content/certificate-courses.ts';
import { certificates } from './specification.ts';
import { repeated } from './texts.ts';

const all = certificateCategories.flatMap(({ courses }) => courses);

test('the four categories hold 13, 9, 1 and 19 courses, and what the school has added', () => {
  expect(certificateCategories.map(({ title }) => title)).toEqual(Object.keys(certificates));
  for (const { title, courses } of certificateCategories) {
    expect(courses.length, title).toBeGreaterThanOrEqual(certificates[title as keyof typeof certificates]);
  }
});

test('every course has a code of its own and a full name of its own', () => {
  expect(repeated(all.map(({ code }) => code))).toEqual([]);
  expect(repeated(all.map(({ name }) => name))).toEqual([]);
  for (const { code, name } of all) {
    expect(code).toMatch(/^[A-Z0-9]{2,6}$/);
    expect(name).toMatch(/^Certificate in \w/);
  }
});

test('every course takes between 3 and 12 months', () => {
  for (const { code, length } of all) {
    const months = Number(length.match(/^(\d+) months$/)?.[1]);
    expect(months, code).toBeGreaterThanOrEqual(3);
    expect(months, code).toBeLessThanOrEqual(12);
  }
});
