import { describe, expect, test } from 'vitest';
import { school } from '../../src/content/school.ts';
import { type Environment, readSettings } from '../../src/lib/settings.ts';

const read = (change: Partial<Record<keyof typeof school, unknown>> = {}, env: Environment = {}) =>
  readSettings({ ...school, ...change }, env);

test("the school's own facts are in order", () => {
  expect(read()).toMatchObject({ name: school.name, origin: school.siteUrl, analyticsId: school.analyticsId });
});

test('the environment overrides the address, the analytics ID and the day', () => {
  const site = read({}, { SITE_URL: 'https://www.school.in/', ANALYTICS_ID: 'G-TEST1234', TODAY: '2027-01-31' });
  expect(site).toMatchObject({ origin: 'https://www.school.in', analyticsId: 'G-TEST1234' });
  expect(site.today.toISOString()).toBe('2027-01-30T18:30:00.000Z');
});

test('an empty setting of the environment counts as none', () => {
  expect(read({}, { SITE_URL: '', ANALYTICS_ID: '', TODAY: '' })).toMatchObject({
    origin: school.siteUrl,
    analyticsId: school.analyticsId,
  });
});

test('the examples are built only where that is asked for', () => {
  expect(read()).toMatchObject({ examples: false });
  expect(read({}, { EXAMPLES: '' })).toMatchObject({ examples: false });
  expect(read({}, { EXAMPLES: '1' })).toMatchObject({ examples: true });
  expect(() => read({}, { EXAMPLES: 'yes' })).toThrow(/EXAMPLES in the environment is 'yes'.*write 1/);
});

test('without a day set, today is today', () => {
  expect(Math.abs(read().today.getTime() - Date.now())).toBeLessThan(60_000);
});

describe('what is wrong stops the build, with the setting and the mend named', () => {
  test.each(['http://apply.school.in/', 'apply.school.in', '', 'javascript:alert(1)'])("applyUrl '%s'", (applyUrl) => {
    expect(() => read({ applyUrl })).toThrow(/src\/content\/school\.ts: applyUrl.*https:\/\//);
  });

  test.each(['admissions', 'a@b', 'a b@c.in', 'one@c.in, two@c.in', ''])("an e-mail address '%s'", (email) => {
    expect(() => read({ admissionsEmail: email })).toThrow(/src\/content\/school\.ts: admissionsEmail.*one e-mail address/);
    expect(() => read({ supportEmail: email })).toThrow(/src\/content\/school\.ts: supportEmail/);
  });

  test.each(['UA-12345-1', 'G-', 'g-ab12cd34', 'G-AB12" onload="x'])("an analytics ID '%s'", (analyticsId) => {
    expect(() => read({ analyticsId })).toThrow(/src\/content\/school\.ts: analyticsId.*or null/);
    expect(() => read({}, { ANALYTICS_ID: analyticsId })).toThrow(/ANALYTICS_ID in the environment/);
  });

  test.each([
    ['strictTransport', 'hots', /'hots': write 'host', 'subdomains' or 'preload'/],
    ['offlineCopies', 'false', /'false': write true or false/],
    ['name', ' ', /' ': .*between quotes/],
    ['tagline', undefined, /'undefined'/],
    ['language', 'English', /'English': .*such as en-IN/],
    ['country', 'India', /'India': .*such as IN/],
  ] as const)('%s %s, whatever its type', (key, value, says) => {
    expect(() => read({ [key]: value })).toThrow(new RegExp(`src/content/school\\.ts: ${key} is ${says.source}`));
  });

  test.each(['tomorrow', '2027-13-01', '31-01-2027', '2027-02-31'])("a day '%s'", (TODAY) => {
    expect(() => read({}, { TODAY })).toThrow(/TODAY in the environment is .*2027-01-31/);
  });

  test.each(['www.school.in', 'ftp://school.in', 'https://school.in/site'])("an address of the site '%s'", (address) => {
    expect(() => read({}, { SITE_URL: address })).toThrow(/SITE_URL.*src\/content\/school\.ts/);
    expect(() => read({ siteUrl: address })).toThrow(/siteUrl/);
  });
});
