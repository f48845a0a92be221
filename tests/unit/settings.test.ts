import { describe, expect, test } from 'vitest';
import { type Environment, readSettings } from '#model/settings.ts';
import { school } from '../support/content.ts';

const read = (env: Environment = {}) => readSettings(school, env);

test('the settings of school.yaml apply if the environment sets none', () => {
  const analyticsId = 'G-SCHOOL12';
  for (const env of [{}, { SITE_URL: '', ANALYTICS_ID: '', TODAY: '' }]) {
    const settings = readSettings({ ...school, analyticsId }, env);
    expect(settings).toMatchObject({ name: school.name, origin: school.siteUrl, analyticsId });
    expect(Math.abs(settings.today.getTime() - Date.now()), 'today').toBeLessThan(60_000);
  }
});

test('the environment overrides the site’s URL, analytics ID and date', () => {
  const site = read({ SITE_URL: 'https://www.school.in/', ANALYTICS_ID: 'G-TEST1234', TODAY: '2027-01-31' });
  expect(site).toMatchObject({ origin: 'https://www.school.in', analyticsId: 'G-TEST1234' });
  expect(site.today.toISOString()).toBe('2027-01-30T18:30:00.000Z');
});

describe('the build stops at', () => {
  test.each(['UA-12345-1', 'G-AB12" onload="x'])("the invalid analytics ID '%s'", (analyticsId) => {
    expect(() => read({ ANALYTICS_ID: analyticsId })).toThrow(/ANALYTICS_ID in the environment/);
  });

  test.each(['tomorrow', '2027-13-01', '31-01-2027', '2027-02-31'])("the invalid date '%s'", (TODAY) => {
    expect(() => read({ TODAY })).toThrow(/TODAY in the environment is .*2027-01-31/);
  });

  test('a site URL that is also the target of ‘Apply Now’', () => {
    expect(() => read({ SITE_URL: school.applyUrl })).toThrow(/school\.yaml applyUrl: .* leads to this site:.*SITE_URL/);
  });

  test.each([
    'www.school.in',
    'ftp://school.in',
    'https://school.in/site',
    'https:school.in',
    'https:/school.in',
    'https://...',
    'https://me@school.in',
  ])("the invalid site URL '%s'", (url) => {
    expect(() => read({ SITE_URL: url })).toThrow(/SITE_URL.*src\/content\/school\.yaml/);
  });
});
