import { expect, test } from 'vitest';
import { academicCalendar } from '../../src/content/academic-calendar.ts';
import { pages } from './pages.ts';
import { proseOf } from './texts.ts';

test('the academic calendar says its one sentence and nothing else', () => {
  expect(academicCalendar.text).toBe('Page coming soon.');
  expect(proseOf(academicCalendar)).toBe('Academic Calendar\nPage coming soon.');
});

test('no other page says that it is coming soon', () => {
  const saying = pages.filter(({ meta, content }) => /coming soon/i.test(proseOf([meta.title, meta.description, content])));
  expect(saying.map(({ route }) => route)).toEqual(['academic-calendar']);
});
