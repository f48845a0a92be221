import { expect, test } from 'vitest';
import { statValue } from '../../src/content/career-support.ts';
import { coursesNamed } from '../../src/content/course-count.ts';
import { stats } from '../../src/content/stats.ts';
import { stats as specified } from './specification.ts';
import { countWords } from './texts.ts';

test('the seven headline figures are those of the specification, in order', () => {
  expect(stats.map(({ label, value }) => [label, value])).toEqual(Object.entries(specified));
});

test.each(stats)('$value $label is described, and says that the school states it', ({ description, qualifier }) => {
  expect(countWords(description)).toBeGreaterThanOrEqual(6);
  expect(qualifier).toMatch(/^as stated by the school/);
});

test("'250+ programs' admits how many this site lists", () => {
  expect(stats.find(({ id }) => id === 'programs')?.qualifier).toContain(`lists ${coursesNamed} by name`);
});

test('a page that asks for a figure which is none stops the build', () => {
  expect(statValue('placement')).toBe('98%');
  expect(() => statValue('salary')).toThrow(/'salary'/);
});
