/** What others wrote travels with its licence. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesPath } from '#model/notices-path.ts';
import { dist, expect, test } from '../support/site.ts';

const notices = () => readFile(join(dist, noticesPath), 'utf8');

/** The list at the head of the licences: name and licence. */
const listedIn = (text: string) =>
  [...text.matchAll(/^(\S+) \d\S* \((\S+)\)$/gm)].map(([, name = '', licence = '']) => ({ name, licence }));

test('the privacy note leads to the licences, which open as text', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.locator(`main a[href="${noticesPath}"]`)).toBeVisible();
  const answer = await page.goto(noticesPath);
  expect(await answer?.headerValue('content-type')).toMatch(/^text\/plain/);
  await expect(page.locator('body')).toContainText('Copyright (c) Meta Platforms, Inc. and affiliates.');
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
});

test('everything sent to visitors may be: MIT, BSD, ISC, Apache or the fonts’ OFL', async () => {
  const listed = listedIn(await notices());
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter(({ licence }) => !/^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1)$/.test(licence))).toEqual([]);
});
