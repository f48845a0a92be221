/** Links of every page (skip link, footer, Apply Now), the 404 page, and the links between programmes. */
import { site } from '#model/site.ts';
import { skipIntro } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { getProgramme, pathOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const schoolCount = 9;

for (const path of ['/about', '/']) {
  test(`${path}: the first Tab shows the skip link, which skips the navigation bar`, { tag: '@core' }, async ({ page }) => {
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

test('the footer’s five future pages are disabled links that can’t be focused and have no address', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/about');
  const disabledLinks = page.getByRole('contentinfo').getByRole('link', { disabled: true });
  await expect(disabledLinks).toHaveText(['Leadership', 'Campus Life', 'Alumni Network', 'Publications', 'Contact Us']);
  for (const link of await disabledLinks.all()) {
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveAttribute('role', 'link');
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await link.evaluate((element: HTMLElement) => element.focus());
    await expect(link).not.toBeFocused();
    await link.click({ force: true });
    await expect(page).toHaveURL('/about');
  }
});

test.describe('Apply Now', () => {
  test.use({ expectedErrors: new RegExp(`request to another host: ${RegExp.escape(site.applyUrl)}`) });

  test.beforeEach(async ({ context }) => {
    await context.route(`${site.applyUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The application form</title><h1>Apply</h1>' }),
    );
  });

  for (const [location, path, device] of [
    ['bar', '/about', {}],
    ['footer', '/about', {}],
    ['phone menu', '/about', phone],
    ['closing band', '/career-support', {}],
  ] as const) {
    test.describe(location, () => {
      test.use(device);
      test('opens the form in a new tab, without opener or referrer', { tag: '@core' }, async ({ page, context }) => {
        await page.goto(path);
        if (location === 'phone menu') await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        const roles = { bar: 'banner', footer: 'contentinfo', 'phone menu': 'dialog', 'closing band': 'main' } as const;
        const link = page.getByRole(roles[location]).getByRole('link', { name: /^Apply Now/ });
        await expect(link.first(), 'says that a new tab opens').toContainText('new tab');
        const [form] = await Promise.all([context.waitForEvent('page'), link.first().click()]);
        await expect(form).toHaveURL(site.applyUrl);
        await form.waitForLoadState();
        expect(await form.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
        await expect(page, 'this page stays open').toHaveURL(path);
      });
    });
  }
});

test.describe('an address without a page', () => {
  // The browser logs the 404 of the page itself.
  test.use({ expectedErrors: /status of 404 .*(no-such-page|galery|schoolofnothing|none\.png|awardsandaccreditations)/ });

  test('the 404 page suggests the page with the most similar address', async ({ page }) => {
    await page.goto('/awardsandaccreditations');
    const suggestion = page.getByRole('status');
    await expect(suggestion).toHaveText('Did you mean Award & Accreditions?');
    await expectAccessible(page, 'axe', 'main');
    await suggestion.getByRole('link').click();
    await expect(page).toHaveURL('/awardandaccreditions');
    // Cut off inside a percent-encoded character, as chat programs may do.
    await page.goto('/galery%E0%A4');
    await expect(suggestion).toHaveText('Did you mean Gallery?');
    await page.goto('/no-such-page');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status')).toHaveText('');
  });

  for (const path of ['/no-such-page', '/schoolofnothing/bmlt', '/assets/none.png']) {
    test(`${path} responds with status 404 and a page of links`, { tag: '@core' }, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/not found/i);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('li a[href^="/schoolof"]')).toHaveCount(schoolCount);
      await expect(main.locator('a[href="/faq"]')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await main.getByRole('link', { name: 'Design' }).click();
      await expect(page).toHaveURL('/schoolofdesign');
    });
  }
});

test.describe('on a phone', () => {
  // Reduced motion, because bands that are being revealed move while they are tapped.
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('the ladder links B.P.T and M.P.T to each other; that of B.A.M.S has a comparison below it', async ({ page }) => {
    const [section, ladder] = [page.locator('section#path'), page.locator('section#path ol')];
    for (const [current, target] of [
      ['bpt', 'mpt'],
      ['mpt', 'bpt'],
    ] as const) {
      await page.goto(pathOf(current));
      await section.locator('summary').tap();
      await expect(ladder.locator('> li'), 'with the steps before and after').toHaveCount(4);
      await expect(ladder.locator('[aria-current="step"]')).toContainText(getProgramme(current).shortName);
      await ladder.getByRole('link', { name: getProgramme(target).shortName, exact: true }).tap();
      await expect(page).toHaveURL(pathOf(target));
    }
    await page.goto(pathOf('bams'));
    await section.locator('summary').tap();
    await expect(ladder.locator('> li')).toHaveCount(3);
    await expect(section.getByRole('heading', { name: 'Compare it with' })).toBeVisible();
  });
});
