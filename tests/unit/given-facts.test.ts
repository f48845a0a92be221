import { expect, test } from 'vitest';
import { applyFacts, contactLines, programmeFacts, schoolHeadFacts } from '#model/given-facts.ts';
import { school } from '../support/content.ts';

const untold = {
  ...school,
  place: undefined,
  address: undefined,
  telephone: undefined,
  whatsapp: undefined,
  university: undefined,
  hostel: undefined,
  hospital: undefined,
  lastDate: undefined,
  scholarships: undefined,
};
const told = {
  ...untold,
  place: 'Nashik',
  telephone: '+91 253 000 0000',
  university: 'A university',
  hospital: 'A hospital',
  hostel: 'Two houses',
  lastDate: '15 July 2027',
};

test('a fact that the school has not told is not mentioned', () => {
  expect(contactLines(untold)).toEqual([]);
  expect(programmeFacts(untold, {})).toEqual([]);
});

test('a fact stands where a family looks for it', () => {
  expect(programmeFacts(told, { seats: 60 })).toEqual([
    { label: 'University', value: 'A university' },
    { label: 'Training', value: 'A hospital' },
    { label: 'Seats', value: '60' },
  ]);
  expect(schoolHeadFacts(told, { fee: '₹60,000 a year' }).map(({ value }) => value)).toEqual(['₹60,000 a year', 'A university']);
  expect(applyFacts(told).map(({ label }) => label)).toEqual(['Last date', 'Hostel', 'Telephone']);
  expect(contactLines(told)).toEqual(['Nashik', '+91 253 000 0000']);
});
