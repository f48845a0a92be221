import { expect, test } from 'vitest';
import { programmeCourseFacts } from '#model/course-facts.ts';
import { course, faqPage, graph, organisation } from '#model/structured-data.ts';
import { getProgramme, institution } from '../support/content.ts';

const facts = { ...institution, origin: 'https://www.school.in' };

test('the organisation has the town and telephone once they are set', () => {
  const unsetFacts = { ...facts, place: undefined, address: undefined, telephone: undefined };
  expect(organisation(unsetFacts)).toMatchObject({ address: { addressCountry: 'IN' } });
  expect(organisation(unsetFacts)).not.toHaveProperty('telephone');
  expect(organisation({ ...facts, place: 'Nashik', address: '12 Gangapur Road', telephone: '+91 253 000 0000' })).toMatchObject({
    address: { streetAddress: '12 Gangapur Road', addressLocality: 'Nashik' },
    telephone: '+91 253 000 0000',
  });
});

test('a course has its yearly fee, or a fee that is paid once', () => {
  const bpt = getProgramme('bpt');
  const courseFacts = programmeCourseFacts(bpt, facts.origin);
  const price = { '@type': 'UnitPriceSpecification', price: bpt.fee, priceCurrency: 'INR' };
  const priceOf = (node: object) => ('offers' in node ? node.offers : null);
  expect(priceOf(course(courseFacts, facts.origin))).toMatchObject({ priceSpecification: { ...price, unitCode: 'ANN' } });
  expect(priceOf(course({ ...courseFacts, isPaidOnce: true }, facts.origin))).toHaveProperty('priceSpecification', price);
});

test('no text can close the script element of the structured data', () => {
  const node = faqPage([{ question: '</script><script>alert(1)</script>', answer: ['<!-- & “quotes”'] }]);
  const text = graph([null, node]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
});
