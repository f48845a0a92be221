/** The ways on and out of a page: skip link, footer, Apply Now, questions with addresses of their own, the page for a wrong address. */
import { site } from '../../src/site.ts';
import { skipIntro } from '../support/acts.ts';
import { topics } from '../support/content.ts';
import { laptop, phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const schools = 9;

test.describe('the skip link', () => {
  test.use(laptop);
  for (const path of ['/about', '/', '/about-acrylic']) {
    test(`${path}: the first Tab shows it, and Enter leads past the bar`, { tag: '@core' }, async ({ page }) => {
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
});

test.describe('the footer', () => {
  test.use(laptop);

  test('has the specified links and those that the phone menu lacks', async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const found = await footer.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const specified = [
      '/about',
      '/digital-library',
      '/career-support',
      '/digital-learning',
      '/academic-calendar',
      '/student-handbook',
    ];
    const added = ['/whatson', '/community', '/faq', '/awardandaccreditions', '/gallery', '/research', '/innovation'];
    expect(found).toEqual(expect.arrayContaining([...specified, ...added]));
    expect(found.filter((href) => href?.startsWith('/schoolof'))).toHaveLength(schools);
    await expect(footer).toContainText('artwork');
  });

  for (const [name, path] of [
    ['Accessibility', '/accessibility'],
    ['Privacy', '/privacy'],
  ] as const) {
    test(`leads to the note on ${name}, which says whom to write to`, async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main')).toContainText(site.admissionsEmail);
    });
  }

  test('its five placeholders are said to be unavailable, take no focus and go nowhere', { tag: '@core' }, async ({ page }) => {
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
});

test.describe('Apply Now', () => {
  test.use({ ...laptop, expectedFaults: /request to another host: https:\/\/apply\.pundir\.example/ });

  test.beforeEach(async ({ context }) => {
    await context.route(`${site.applyUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The application form</title><h1>Apply</h1>' }),
    );
  });

  for (const [where, path, device] of [
    ['bar', '/about', laptop],
    ['footer', '/about', laptop],
    ['phone menu', '/about', phone],
    ['closing band', '/career-support', laptop],
  ] as const) {
    test.describe(where, () => {
      test.use(device);
      test('opens the form in a page of its own, which knows nothing of this one', { tag: '@core' }, async ({
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

for (const [what, options] of [
  ['with script', laptop],
  ['with script off', { ...laptop, javaScriptEnabled: false }],
] as const) {
  test.describe(`questions, ${what}`, () => {
    test.use(options);

    test('are closed at first, and open and close at a press and by keyboard', async ({ page }) => {
      await page.goto('/faq');
      const questions = page.locator('main details');
      await expect(questions).toHaveCount(topics.flatMap((topic) => topic.questions).length);
      await expect(page.locator('main details[open]')).toHaveCount(0);
      const first = questions.first();
      await first.locator('summary').click();
      await expect(first.locator('> div')).toBeVisible();
      await first.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(first.locator('> div')).toBeHidden();
    });

    test('each address of a question opens it and shows its answer', async ({ page }) => {
      const [one, other] = [topics.at(0)?.questions.at(1), topics.at(-1)?.questions.at(-1)];
      for (const question of [one, other]) {
        await page.goto('/about');
        await page.goto(`/faq#${question?.id}`);
        const answer = page.locator(`[id="${question?.id}"]`);
        await expect(answer).toBeVisible();
        await expect(answer).toBeInViewport();
        await expect(page.locator('main details[open]')).toHaveCount(1);
        await expect(page.locator('main details[open] summary')).toHaveText(question?.q ?? '');
        const bar = 96;
        expect((await answer.boundingBox())?.y, 'below the bar').toBeGreaterThanOrEqual(bar);
      }
    });
  });
}

test.describe('an address without a page', () => {
  // The browser notes the answer 404 to the page itself.
  test.use({ ...laptop, expectedFaults: /status of 404 .*(no-such-page|schoolofnothing|none\.png)/ });

  for (const path of ['/no-such-page', '/schoolofnothing/bmlt', '/assets/none.png']) {
    test(`${path} answers 404 with a page that helps`, { tag: '@core' }, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/not found/i);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('a[href^="/schoolof"]')).toHaveCount(schools);
      await expect(main.locator('a[href="/faq"]')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await main.getByRole('link', { name: 'Design' }).click();
      await expect(page).toHaveURL('/schoolofdesign');
    });
  }
});
