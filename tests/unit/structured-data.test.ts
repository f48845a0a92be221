import { expect, test } from 'vitest';
import { faqPage, graph, organisation } from '#model/structured-data.ts';
import { school } from '../support/content.ts';

const facts = { ...school, origin: 'https://www.school.in' };

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
