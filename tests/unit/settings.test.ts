import { describe, expect, test } from 'vitest';
import { type Environment, readSettings } from '#model/settings.ts';
import { institution } from '../support/content.ts';

const read = (env: Environment = {}) => readSettings(institution, env);

test('the settings of institution.yaml apply if the environment sets none', () => {
  const analyticsId = 'G-SCHOOL12';
  for (const env of [{}, { SITE_URL: '', ANALYTICS_ID: '', TODAY: '' }]) {
    const settings = readSettings({ ...institution, analyticsId }, env);
    expect(settings).toMatchObject({ name: institution.name, origin: institution.siteUrl, analyticsId });
    expect(Math.abs(settings.today.getTime() - Date.now()), 'today').toBeLessThan(60_000);
  }
});

describe('the build stops at', () => {
  test.each(['UA-12345-1', 'G-AB12" onload="x'])("the invalid analytics ID '%s'", (analyticsId) => {
    expect(() => read({ ANALYTICS_ID: analyticsId })).toThrow(/ANALYTICS_ID in the environment/);
  });

  test.each(['tomorrow', '2027-13-01', '31-01-2027', '2027-02-31'])("the invalid date '%s'", (TODAY) => {
    expect(() => read({ TODAY })).toThrow(/TODAY in the environment is .*2027-01-31/);
  });

  test('a site URL that is also the target of ‘Apply Now’', () => {
    expect(() => read({ SITE_URL: institution.applyUrl })).toThrow(
      /institution\.yaml applyUrl: .* leads to this site:.*SITE_URL/,
    );
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
    expect(() => read({ SITE_URL: url })).toThrow(/SITE_URL.*src\/content\/institution\.yaml/);
  });
});
