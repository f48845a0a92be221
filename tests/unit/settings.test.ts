import { describe, expect, test } from 'vitest';
import { type Environment, readSettings } from '#model/settings.ts';
import { school } from '../support/content.ts';

const read = (env: Environment = {}) => readSettings(school, env);

test('the school’s own settings count where the environment has none', () => {
  const analyticsId = 'G-SCHOOL12';
  for (const env of [{}, { SITE_URL: '', ANALYTICS_ID: '', TODAY: '' }]) {
    const settings = readSettings({ ...school, analyticsId }, env);
    expect(settings).toMatchObject({ name: school.name, origin: school.siteUrl, analyticsId });
    expect(Math.abs(settings.today.getTime() - Date.now()), 'today').toBeLessThan(60_000);
  }
});

test('the environment overrides address, analytics ID and day', () => {
  const site = read({ SITE_URL: 'https://www.school.in/', ANALYTICS_ID: 'G-TEST1234', TODAY: '2027-01-31' });
  expect(site).toMatchObject({ origin: 'https://www.school.in', analyticsId: 'G-TEST1234' });
  expect(site.today.toISOString()).toBe('2027-01-30T18:30:00.000Z');
});

describe('a wrong setting stops the build', () => {
  test.each(['UA-12345-1', 'G-AB12" onload="x'])("an analytics ID '%s'", (analyticsId) => {
    expect(() => read({ ANALYTICS_ID: analyticsId })).toThrow(/ANALYTICS_ID in the environment/);
  });

  test.each(['tomorrow', '2027-13-01', '31-01-2027', '2027-02-31'])("a day '%s'", (TODAY) => {
    expect(() => read({ TODAY })).toThrow(/TODAY in the environment is .*2027-01-31/);
  });

  test('an address of the site to which ‘Apply Now’ leads', () => {
    expect(() => read({ SITE_URL: school.applyUrl })).toThrow(/school\.yaml applyUrl: .* leads to this site itself.*SITE_URL/);
  });

  test.each([
    'www.school.in',
    'ftp://school.in',
    'https://school.in/site',
    'https:school.in',
    'https:/school.in',
    'https://...',
    'https://me@school.in',
  ])("an address of the site '%s'", (address) => {
    expect(() => read({ SITE_URL: address })).toThrow(/SITE_URL.*src\/content\/school\.yaml/);
  });
});
