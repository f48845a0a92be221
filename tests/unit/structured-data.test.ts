import { expect, test } from 'vitest';
import { event, faqPage, graph, organisation } from '#model/structured-data.ts';
import { school } from '../support/content.ts';

const facts = { ...school, origin: 'https://www.school.in' };

test.each([
  ['scheduled', 'EventScheduled'],
  ['moved', 'EventRescheduled'],
  ['postponed', 'EventPostponed'],
  ['cancelled', 'EventCancelled'],
] as const)('search engines are told that an event is %s, with its earlier date', (status, said) => {
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

test('search engines are told town and telephone once they are known', () => {
  const untold = { ...facts, place: undefined, address: undefined, telephone: undefined };
  expect(organisation(untold)).toMatchObject({ address: { addressCountry: 'IN' } });
  expect(organisation(untold)).not.toHaveProperty('telephone');
  expect(organisation({ ...facts, place: 'Nashik', address: '12 Gangapur Road', telephone: '+91 253 000 0000' })).toMatchObject({
    address: { streetAddress: '12 Gangapur Road', addressLocality: 'Nashik' },
    telephone: '+91 253 000 0000',
  });
});

test('no text can end the script element of structured data', () => {
  const node = faqPage([{ q: '</script><script>alert(1)</script>', a: '<!-- & “quotes”' }]);
  const text = graph([null, node]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
});
