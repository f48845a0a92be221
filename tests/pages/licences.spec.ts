/** What others wrote travels with its licence. */
import { noticesPath } from '#model/notices-path.ts';
import { expect, test } from '../support/site.ts';

test('the privacy note leads to the licences, all of which let the site send what they cover', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.locator(`main a[href="${noticesPath}"]`)).toBeVisible();
  const answer = await page.goto(noticesPath);
  expect(await answer?.headerValue('content-type')).toMatch(/^text\/plain/);
  const text = (await answer?.text()) ?? '';
  for (const words of ['Copyright (c) Meta Platforms, Inc. and affiliates.', 'SIL OPEN FONT LICENSE'])
    expect(text).toContain(words);
  const licences = [...text.matchAll(/^\S+ \d\S* \((\S+)\)$/gm)].map(([, licence]) => licence);
  expect(licences.length).toBeGreaterThan(10);
  for (const licence of licences) expect(licence).toMatch(/^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1)$/);
});
