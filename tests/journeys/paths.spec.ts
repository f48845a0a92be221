import { site } from '#model/site.ts';
import { pathOf, programmeOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

test.describe('from a programme to the next and back', () => {
  // Nothing rises into place while it is tapped.
  test.use({ ...phone, reducedMotion: 'reduce' });
  test('the ladder leads from B.P.T to M.P.T and back; B.A.M.S has a comparison instead', async ({ page }) => {
    for (const [here, there] of [
      ['bpt', 'mpt'],
      ['mpt', 'bpt'],
    ] as const) {
      await page.goto(pathOf(here));
      const ladder = page.locator('section#path ol');
      await page.locator('section#path summary').tap();
      await expect(ladder.locator('> li'), 'with what comes before and after').toHaveCount(4);
      await expect(ladder.locator('[aria-current="step"]')).toContainText(programmeOf(here).shortName);
      await ladder.getByRole('link', { name: programmeOf(there).shortName, exact: true }).tap();
      await expect(page).toHaveURL(pathOf(there));
    }
    // No other leads to it or on from it.
    await page.goto(pathOf('bams'));
    await page.locator('section#path summary').tap();
    await expect(page.locator('section#path ol > li')).toHaveCount(3);
    await expect(page.locator('section#path').getByRole('heading', { name: 'Compare it with' })).toBeVisible();
  });
});

test.describe('how to apply', () => {
  test.use({ ...phone, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('how to apply has four steps, both addresses to copy, and the papers to have ready', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(`${pathOf('bscnursing')}#apply`);
    const apply = page.locator('section#apply');
    await expect(apply.locator('ol > li')).toHaveCount(4);
    await expect(apply).toContainText('Class 10 marksheet');
    await expect(apply.getByRole('link', { name: site.admissionsEmail })).toHaveAttribute(
      'href',
      /^mailto:.+subject=B\.Sc\.%20Nursing$/,
    );
    for (const [name, address] of [
      ['Copy the admissions address', site.admissionsEmail],
      ['Copy the address of the form', site.applyUrl],
    ] as const) {
      await expect(apply).toContainText(address);
      const button = apply.getByRole('button', { name });
      await button.tap();
      await expect(apply.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(apply.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', site.applyUrl);
  });
});

for (const [why, options, prepare] of [
  ['without script', { javaScriptEnabled: false }, ''],
  ['without a clipboard', {}, 'Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined })'],
] as const) {
  test.describe(`the addresses ${why}`, () => {
    test.use(options);

    test('can be read, and there is no button to copy them', async ({ page }) => {
      if (prepare) await page.addInitScript(prepare);
      await page.goto(pathOf('bams'));
      await expect(page.locator('[data-copy]').first()).toBeHidden();
      await expect(page.getByRole('button', { name: /^Copy the / })).toHaveCount(0);
      for (const address of [site.admissionsEmail, site.applyUrl])
        await expect(page.locator('section#apply')).toContainText(address);
    });
  });
}

test('where the clipboard refuses, the button says how to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await page.goto(`${pathOf('bams')}#apply`);
  const apply = page.locator('section#apply');
  await apply.getByRole('button', { name: 'Copy the admissions address' }).click();
  await expect(apply.getByRole('status').filter({ hasText: 'Select it and copy it by hand' })).toHaveCount(1);
});
