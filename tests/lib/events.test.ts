import { expect, test } from 'vitest';
import type { SchoolEvent } from '../../src/content/types.ts';
import { eventViews } from '../../src/lib/events.ts';
import type { PictureData } from '../../src/lib/pictures.ts';

const event = (id: string, day: string): SchoolEvent => ({
  id,
  title: id,
  category: 'Sports',
  starts: `${day}T10:00:00+05:30`,
  ends: `${day}T16:00:00+05:30`,
  location: 'Ground',
  attendees: 'about 10',
  picture: `picture-of-${id}`,
  description: 'A test.',
  featured: false,
  provenance: 'sample',
});
const pictureOf = (id: string) => ({ id }) as PictureData;
const given = [event('late', '2027-03-01'), event('early', '2026-12-01'), event('middle', '2027-01-01')];
const idsOn = (day: string) => eventViews(given, new Date(`${day}T12:00:00+05:30`), pictureOf).map(({ id }) => id);

test('events stand in the order of their days', () => {
  expect(idsOn('2026-11-01')).toEqual(['early', 'middle', 'late']);
});

test('what is over comes after what is to come', () => {
  expect(idsOn('2026-12-15')).toEqual(['middle', 'late', 'early']);
  expect(idsOn('2027-02-01')).toEqual(['late', 'early', 'middle']);
});

test('an event is not over on its own day', () => {
  const views = eventViews(given, new Date('2026-12-01T15:59:00+05:30'), pictureOf);
  expect(views.map(({ id, past }) => [id, past])).toEqual([
    ['early', false],
    ['middle', false],
    ['late', false],
  ]);
});

test('a view has its times written out and its picture in place', () => {
  const [view] = eventViews([event('one', '2026-12-05')], new Date('2026-11-01'), pictureOf);
  expect(view).toMatchObject({
    date: 'Saturday, 5 December 2026',
    day: '5',
    month: 'Dec',
    time: '10:00 am to 4:00 pm',
    past: false,
  });
  expect(view?.picture).toEqual({ id: 'picture-of-one' });
});

test('the list that was given stays as it was', () => {
  idsOn('2026-12-15');
  expect(given.map(({ id }) => id)).toEqual(['late', 'early', 'middle']);
});
