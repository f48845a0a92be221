import { expect, test } from 'vitest';
import { innovation } from '../../src/content/innovation.ts';
import { countWords, repeated } from './texts.ts';

test('every innovation has a title of its own, a figure and what the figure counts', () => {
  expect(innovation.highlights.length).toBeGreaterThanOrEqual(3);
  expect(repeated(innovation.highlights.map(({ title }) => title))).toEqual([]);
  for (const { title, metric, metricLabel, description } of innovation.highlights) {
    expect(metric, title).toMatch(/^[\d,]+/);
    expect(countWords(metricLabel), title).toBeGreaterThanOrEqual(3);
    expect(countWords(description), title).toBeGreaterThanOrEqual(15);
  }
});

test('one of them is LectureSphere', () => {
  expect(innovation.highlights.map(({ title }) => title)).toContain('LectureSphere');
});
