/** The ways on and out of a page: skip link, footer, Apply Now, questions with addresses of their own, the page for a wrong address. */
import { site } from '#model/site.ts';
import { skipIntro } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { pathOf, programmeOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const schools = 9;

for (const path of ['/about', '/']) {
  test(`${path}: the first Tab shows the skip link, and Enter leads past the bar`, { tag: '@core' }, async ({ page }) => {
    await skipIntro(page);
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Skip to the content' });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true);
  });
}

test('the footer’s five coming pages are unavailable, take no focus and lead nowhere', { tag: '@core' }, async ({ page }) => {
  await page.goto('/about');
  const places = page.getByRole('contentinfo').getByRole('link', { disabled: true });
  await expect(places).toHaveText(['Leadership', 'Campus Life', 'Alumni Network', 'Publications', 'Contact Us']);
  for (const place of await places.all()) {
    await expect(place).not.toHaveAttribute('href');
    await expect(place).toHaveAttribute('role', 'link');
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await place.evaluate((element: HTMLElement) => element.focus());
    await expect(place).not.toBeFocused();
    await place.click({ force: true });
    await expect(page).toHaveURL('/about');
  }
});

test.describe('Apply Now', () => {
  test.use({ expectedFaults: new RegExp(`request to another host: ${RegExp.escape(site.applyUrl)}`) });

  test.beforeEach(async ({ context }) => {
    await context.route(`${site.applyUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The application form</title><h1>Apply</h1>' }),
    );
  });

  for (const [where, path, device] of [
    ['bar', '/about', {}],
    ['footer', '/about', {}],
    ['phone menu', '/about', phone],
    ['closing band', '/career-support', {}],
  ] as const) {
    test.describe(where, () => {
      test.use(device);
      test('Apply Now opens the form in a new tab, which learns nothing of this page', { tag: '@core' }, async ({
        page,
        context,
      }) => {
        await page.goto(path);
        if (where === 'phone menu') await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        const places = { bar: 'banner', footer: 'contentinfo', 'phone menu': 'dialog', 'closing band': 'main' } as const;
        const link = page.getByRole(places[where]).getByRole('link', { name: /^Apply Now/ });
        await expect(link.first(), 'says that a new tab opens').toContainText('new tab');
        const [form] = await Promise.all([context.waitForEvent('page'), link.first().click()]);
        await form.waitForLoadState();
        expect(form.url()).toBe(site.applyUrl);
        expect(await form.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
        await expect(page, 'and this page stays').toHaveURL(path);
      });
    });
  }
});

test.describe('an address without a page', () => {
  // The browser notes the answer 404 to the page itself.
  test.use({ expectedFaults: /status of 404 .*(no-such-page|galery|schoolofnothing|none\.png|awardsandaccreditations)/ });

  test('the 404 page suggests the page with the most similar address', async ({ page }) => {
    await page.goto('/awardsandaccreditations');
    const suggestion = page.getByRole('status');
    await expect(suggestion).toHaveText('Did you mean Award & Accreditions?');
    await expectAccessible(page, 'axe', 'main');
    await suggestion.getByRole('link').click();
    await expect(page).toHaveURL('/awardandaccreditions');
    // Cut in the middle of a character, as a chat may do with a link.
    await page.goto('/galery%E0%A4');
    await expect(suggestion).toHaveText('Did you mean Gallery?');
    await page.goto('/no-such-page');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status')).toHaveText('');
  });

  for (const path of ['/no-such-page', '/schoolofnothing/bmlt', '/assets/none.png']) {
    test(`${path} answers 404 with a page that helps`, { tag: '@core' }, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/not found/i);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('li a[href^="/schoolof"]')).toHaveCount(schools);
      await expect(main.locator('a[href="/faq"]')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await main.getByRole('link', { name: 'Design' }).click();
      await expect(page).toHaveURL('/schoolofdesign');
    });
  }
});

test.describe('on a phone', () => {
  // Nothing rises into place while it is tapped.
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('the ladder leads from B.P.T to M.P.T and back; B.A.M.S has a comparison instead', async ({ page }) => {
    const [path, ladder] = [page.locator('section#path'), page.locator('section#path ol')];
    for (const [here, there] of [
      ['bpt', 'mpt'],
      ['mpt', 'bpt'],
    ] as const) {
      await page.goto(pathOf(here));
      await path.locator('summary').tap();
      await expect(ladder.locator('> li'), 'with what comes before and after').toHaveCount(4);
      await expect(ladder.locator('[aria-current="step"]')).toContainText(programmeOf(here).shortName);
      await ladder.getByRole('link', { name: programmeOf(there).shortName, exact: true }).tap();
      await expect(page).toHaveURL(pathOf(there));
    }
    await page.goto(pathOf('bams'));
    await path.locator('summary').tap();
    await expect(ladder.locator('> li')).toHaveCount(3);
    await expect(path.getByRole('heading', { name: 'Compare it with' })).toBeVisible();
  });
});
