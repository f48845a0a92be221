import { expect, test } from 'vitest';
import { school } from '../../src/content/school.ts';
import { antiRagging } from '../../src/content/student-handbook.ts';
import { pages } from './pages.ts';
import { proseOf } from './texts.ts';

const everything = pages.map(({ meta, content }) => proseOf([meta.title, meta.description, content])).join('\n');

test('the only e-mail addresses are the two of the school and the anti-ragging helpline', () => {
  const found = new Set(everything.match(/[\w.+-]+@[\w.-]+\w/g));
  expect([...found].sort()).toEqual([school.admissionsEmail, antiRagging.email, school.supportEmail].sort());
});

test('the only telephone number is the anti-ragging helpline', () => {
  const found = new Set(everything.match(/\+91[\d\s-]{8,}|\b\d{3,5}[- ]\d{3,4}[- ]?\d{3,4}\b|\b\d{10}\b/g));
  expect([...found]).toEqual(['1800-180-5522']);
});

test('content holds no web address: pages are named by their ids', () => {
  expect(everything.match(/https?:\/\/\S+|\bwww\.\S+/g)).toBeNull();
});
