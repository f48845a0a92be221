/** What others wrote travels with its licence. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesPath } from '../../src/lib/notices-path.ts';
import { dist, expect, test } from '../support/site.ts';

const notices = () => readFile(join(dist, noticesPath), 'utf8');

/** The list at the head of the licences: name and licence. */
const listedIn = (text: string) =>
  [...text.matchAll(/^(\S+) \d\S* \((\S+)\)$/gm)].map(([, name = '', licence = '']) => ({ name, licence }));

test.describe('from the privacy note', () => {
  // A text file takes part in no turn from page to page.
  test.use({ expectedFaults: /ViewTransition opt-in disabled|Transition was skipped/ });

  test('the licences are one press away, and open as text', async ({ page }) => {
    await page.goto('/privacy');
    await page.locator(`main a[href="${noticesPath}"]`).click();
    await expect(page.locator('body')).toContainText('Copyright (c) Meta Platforms, Inc. and affiliates.');
    await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  });
});

test('everything sent to visitors may be: MIT, BSD, ISC, Apache or the fonts’ OFL', async () => {
  const listed = listedIn(await notices());
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter(({ licence }) => !/^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1)$/.test(licence))).toEqual([]);
});
