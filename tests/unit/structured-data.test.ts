import { expect, test } from 'vitest';
import { faqPage, graph, organisation } from '#model/structured-data.ts';
import { school } from '../support/content.ts';

const facts = { ...school, origin: 'https://www.school.in' };

test('the organisation has the town and telephone once they are set', () => {
  const unsetFacts = { ...facts, place: undefined, address: undefined, telephone: undefined };
  expect(organisation(unsetFacts)).toMatchObject({ address: { addressCountry: 'IN' } });
  expect(organisation(unsetFacts)).not.toHaveProperty('telephone');
  expect(organisation({ ...facts, place: 'Nashik', address: '12 Gangapur Road', telephone: '+91 253 000 0000' })).toMatchObject({
    address: { streetAddress: '12 Gangapur Road', addressLocality: 'Nashik' },
    telephone: '+91 253 000 0000',
  });
});

test('no text can close the script element of the structured data', () => {
  const node = faqPage([{ question: '</script><script>alert(1)</script>', answer: ['<!-- & “quotes”'] }]);
  const text = graph([null, node]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
});
