import { describe, expect, test } from 'vitest';
import { events } from '../../src/content/events.ts';
import { least } from './specification.ts';
import { countWords, repeated } from './texts.ts';

test('there are six events or more, over the four categories of the filter', () => {
  expect(events.length).toBeGreaterThanOrEqual(least.events);
  expect([...new Set(events.map(({ category }) => category))].sort()).toEqual(['Academic', 'Career', 'Cultural', 'Sports']);
});

test('no two events share an address, a title or a picture', () => {
  for (const field of ['id', 'title', 'picture'] as const) {
    const twice = repeated(events.map((event) => event[field]));
    expect(twice, `src/content/events.ts: give each event a ${field} of its own`).toEqual([]);
  }
});

test('some events are featured, and not all', () => {
  const featured = events.filter((event) => event.featured);
  expect(featured.length).toBeGreaterThan(0);
  expect(featured.length).toBeLessThan(events.length);
});

describe.each(events)('$title', (event) => {
  test('has its times in India, and ends after it starts', () => {
    for (const time of [event.starts, event.ends]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/);
    expect(Date.parse(event.ends)).toBeGreaterThan(Date.parse(event.starts));
  });

  test('says where, for how many, and what happens', () => {
    expect(event.location).not.toBe('');
    expect(event.attendees, 'attendees: for how many, with a figure').toMatch(/\d/);
    expect(countWords(event.description), 'words in its description').toBeGreaterThanOrEqual(20);
  });
});
