/** What others wrote travels with its licence. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesPath } from '../../src/lib/notices-path.ts';
import { dist, expect, test } from '../support/site.ts';

const root = new URL('../../', import.meta.url);
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

// Found another way than the build finds it: by what the packages themselves leave in what is sent.
test('whose marks are in the built files is in the list, with its licence word for word', async () => {
  const marks: readonly (readonly [string, string, RegExp])[] = [
    ['react', 'assets/*.js', /Symbol\.for\([`'"]react\.transitional\.element/],
    ['react-dom', 'assets/*.js', /__reactContainer\$/],
    ['scheduler', 'assets/*.js', /new MessageChannel/],
    ['astro', '*.html', /customElements\.(get|define)\(["'`]astro-island/],
    ['workbox-strategies', 'service-worker.js', /workbox:strategies/],
    ['idb', 'service-worker.js', /indexedDB\.open/],
  ];
  const text = await notices();
  const names = listedIn(text).map(({ name }) => name);
  for (const [name, files, mark] of marks) {
    const contents = await Promise.all(
      (await Array.fromAsync(glob(files, { cwd: dist }))).map((file) => readFile(join(dist, file), 'utf8')),
    );
    expect(
      contents.some((content) => mark.test(content)),
      `${name} is in ${files}`,
    ).toBe(true);
    expect(names).toContain(name);
    expect(text).toContain((await readFile(new URL(`node_modules/${name}/LICENSE`, root), 'utf8')).trim());
  }
});
