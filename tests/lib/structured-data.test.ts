import { describe, expect, test } from 'vitest';
import { filmOf } from '../../media/films.ts';
import type { RouteId } from '../../src/data/routes.ts';
import { breadcrumbs, event, faqPage, graph, organisation, pageWithPicture, video } from '../../src/data/structured-data.ts';
import { school } from '../support/content.ts';

const facts = { ...school, origin: 'https://www.school.in' };

test('the organisation has its facts and full addresses', () => {
  expect(organisation(facts)).toMatchObject({
    '@type': 'CollegeOrUniversity',
    '@id': 'https://www.school.in/#organisation',
    name: 'Pundir Business School',
    url: 'https://www.school.in/',
    slogan: 'We build the future',
  });
});

describe('breadcrumbs', () => {
  test('home has none', () => {
    expect(breadcrumbs('home', facts.origin)).toBeNull();
  });

  test('a programme has three, numbered from home', () => {
    const list = breadcrumbs('bpt' as RouteId, facts.origin)?.itemListElement as unknown as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(list.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Paramedical and Health Sciences'],
      [3, 'B.P.T'],
    ]);
    expect(list[2]?.item).toBe('https://www.school.in/schoolofparamedicalandhealthsciences/bpt');
  });
});

test('every question goes out with its answer', () => {
  expect(faqPage([{ q: 'Why?', a: 'Because.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ]);
});

test('an event has its times, its place and its organiser', () => {
  const given = {
    status: 'scheduled' as const,
    title: 'Games',
    description: 'Run.',
    starts: '2026-12-05T08:00:00+05:30',
    ends: '2026-12-05T16:30:00+05:30',
  };
  expect(
    event({ ...given, location: 'Ground' }, facts, 'https://www.school.in/whatson#games', 'https://www.school.in/a.jpg'),
  ).toMatchObject({
    startDate: given.starts,
    endDate: given.ends,
    location: { name: 'Ground, Pundir Business School' },
    organizer: { '@id': 'https://www.school.in/#organisation' },
  });
});

test.each([
  ['scheduled', 'EventScheduled'],
  ['moved', 'EventRescheduled'],
  ['postponed', 'EventPostponed'],
  ['cancelled', 'EventCancelled'],
] as const)('an event that is %s says so, with its earlier date', (status, said) => {
  const given = {
    title: 'Games',
    description: 'Run.',
    location: 'Ground',
    starts: '2026-12-12T08:00:00+05:30',
    ends: '2026-12-12T16:30:00+05:30',
  };
  const was = status === 'moved' ? [{ starts: '2026-12-05T08:00:00+05:30' }] : undefined;
  const node = event({ ...given, status, was }, facts, 'https://www.school.in/whatson#games', 'https://www.school.in/a.jpg');
  expect(node).toMatchObject({
    eventStatus: `https://schema.org/${said}`,
    ...(was ? { previousStartDate: ['2026-12-05T08:00:00+05:30'] } : {}),
  });
});

test('the town and the telephone are told once they are given', () => {
  expect(organisation(facts)).toMatchObject({ address: { addressCountry: 'IN' } });
  expect(organisation(facts)).not.toHaveProperty('telephone');
  expect(organisation({ ...facts, place: 'Nashik', address: '12 Gangapur Road', telephone: '+91 253 000 0000' })).toMatchObject({
    address: { streetAddress: '12 Gangapur Road', addressLocality: 'Nashik' },
    telephone: '+91 253 000 0000',
  });
});

test('a film has full addresses and its length', () => {
  const film = filmOf('science');
  expect(video(film, facts.origin)).toMatchObject({
    name: film.title,
    contentUrl: expect.stringMatching(/^https:\/\/www\.school\.in\/films\/science-\w+\.mp4$/),
    thumbnailUrl: expect.stringMatching(/^https:\/\/www\.school\.in\/pictures\/film-science-\S+\.webp$/),
    uploadDate: film.published,
    duration: 'PT8S',
  });
});

describe('the text of the script element', () => {
  const node = faqPage([{ q: '</script><script>alert(1)</script>', a: '<!-- & “quotes”' }]);

  test('holds no < that could end the element early, and reads back as it was', () => {
    const text = graph([node]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
  });

  test('leaves out what a page has not got', () => {
    expect(JSON.parse(graph([null, node, null]))['@graph']).toHaveLength(1);
  });
});

test('a page names its first picture with its caption and who made it', () => {
  const picture = { address: 'https://a.example/p.webp', width: 1600, height: 1000, caption: 'A well.', credit: 'The studio' };
  expect(pageWithPicture('https://a.example/about', 'About', picture)).toMatchObject({
    '@type': 'WebPage',
    url: 'https://a.example/about',
    primaryImageOfPage: { '@type': 'ImageObject', contentUrl: picture.address, caption: 'A well.', creditText: 'The studio' },
  });
});
