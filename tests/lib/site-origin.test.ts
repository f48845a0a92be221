import { expect, test } from 'vitest';
import { siteOrigin } from '../../src/lib/site-origin.ts';

test.each([
  ['https://www.school.in', 'https://www.school.in'],
  ['https://www.school.in/', 'https://www.school.in'],
  ['http://127.0.0.1:4321/', 'http://127.0.0.1:4321'],
  ['https://WWW.School.in', 'https://www.school.in'],
])('%s is taken as %s', (setting, origin) => {
  expect(siteOrigin(setting)).toBe(origin);
});

test.each(['', 'school.in', 'file:///tmp', 'https://school.in/a', 'https://school.in/?a=1', 'https://school.in/#a'])(
  "'%s' is refused with an example",
  (setting) => {
    expect(() => siteOrigin(setting)).toThrow(/such as https:\/\/www\.pundir\.example/);
  },
);
