/** The licences of third-party code and fonts. */
import { licencesPath } from '#model/licences-path.ts';
import { expect, test } from '../support/site.ts';

test('the privacy page links to the licences, and all of them allow redistribution', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.locator(`main a[href="${licencesPath}"]`)).toBeVisible();
  const response = await page.goto(licencesPath);
  expect(await response?.headerValue('content-type')).toMatch(/^text\/plain/);
  const text = (await response?.text()) ?? '';
  for (const line of ['Copyright (c) Meta Platforms, Inc. and affiliates.', 'SIL OPEN FONT LICENSE'])
    expect(text).toContain(line);
  const licences = [...text.matchAll(/^\S+ \d\S* \((\S+)\)$/gm)].map(([, licence]) => licence);
  expect(licences.length).toBeGreaterThan(10);
  for (const licence of licences) expect(licence).toMatch(/^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1)$/);
});
