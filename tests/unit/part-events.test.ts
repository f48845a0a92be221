import { expect, test } from 'vitest';
import { nextEnd, partEvents } from '#model/part-events.ts';

const event = (id: string, day: string) => ({ id, starts: `${day}T10:00:00+05:30`, ends: `${day}T16:00:00+05:30` });
const given = [event('late', '2027-03-01'), event('early', '2026-12-01'), event('middle', '2027-01-01')];
const idsAt = (moment: string) => {
  const { toCome, over } = partEvents(given, Date.parse(moment));
  return { toCome: toCome.map(({ id }) => id), over: over.map(({ id }) => id) };
};

test('events to come are in the order of their days, those that are over apart, the latest first', () => {
  expect(idsAt('2026-11-01T12:00:00+05:30')).toEqual({ toCome: ['early', 'middle', 'late'], over: [] });
  expect(idsAt('2026-12-15T12:00:00+05:30')).toEqual({ toCome: ['middle', 'late'], over: ['early'] });
  expect(idsAt('2027-02-01T12:00:00+05:30')).toEqual({ toCome: ['late'], over: ['middle', 'early'] });
  expect(idsAt('2027-06-01T12:00:00+05:30')).toEqual({ toCome: [], over: ['late', 'middle', 'early'] });
});

test('an event is over after its last minute in Kolkata', () => {
  expect(idsAt('2026-12-01T16:00:00+05:30').over).toEqual([]);
  expect(idsAt('2026-12-01T10:29:59Z').over).toEqual([]);
  expect(idsAt('2026-12-01T16:00:01+05:30').over).toEqual(['early']);
});

test('times with other offsets are compared as moments', () => {
  const later = { id: 'b', starts: '2026-12-01T09:00:00+05:30', ends: '2026-12-01T10:00:00+05:30' };
  const earlier = { id: 'a', starts: '2026-12-01T03:00:00Z', ends: '2026-12-01T04:00:00Z' };
  expect(partEvents([later, earlier], 0).toCome.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the next end is that of the first event that will be over', () => {
  const end = Date.parse('2026-12-01T16:00:00+05:30');
  expect(nextEnd(given, Date.parse('2026-11-01T12:00:00+05:30'))).toBe(end);
  expect(nextEnd(given, end)).toBe(end);
  expect(nextEnd(given, end + 1)).toBe(Date.parse('2027-01-01T16:00:00+05:30'));
  expect(nextEnd(given, Date.parse('2027-06-01T12:00:00+05:30')), 'for good').toBe(Number.MAX_SAFE_INTEGER);
});
