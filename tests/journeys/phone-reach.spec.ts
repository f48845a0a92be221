/** What a phone has at hand: Apply, jumps to what families look for, and long lists that fold and open again. */
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { settled, skipIntro } from '../support/acts.ts';
import { pathOf, programmeOf, schools } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const still = { ...phone, reducedMotion: 'reduce' } as const;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Apply' });
const scrollTo = async (page: Page, selector: string) => {
  await page.locator(selector).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settled(page);
};

for (const [width, height] of [
  [360, 640],
  [390, 760],
  [768, 900],
  [1440, 900],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('home, each school and a programme have Apply Now on the first screen', async ({ page }) => {
      await skipIntro(page);
      for (const id of ['home', ...schools.map(({ route }) => route), 'bams', 'bscnursing'] as const) {
        await page.goto(`${pathOf(id)}#content`);
        const apply = page
          .getByRole('main')
          .getByRole('link', { name: /^Apply Now/ })
          .first();
        await expect(apply, id).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('Apply at the foot of the screen', () => {
  test.use(still);

  test('Apply comes when the first screen is left, and goes where the page has its own or ends', {
    tag: '@core',
  }, async ({ page }) => {
    const { id, fee } = programmeOf('bmlt');
    await page.goto(pathOf(id));
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, '#leads');
    await expect(bar(page)).toBeVisible();
    const apply = bar(page).getByRole('link', { name: /^Apply Now/ });
    await expect(apply).toHaveAttribute('href', site.applyUrl);
    await expect(bar(page)).toContainText(/₹[\d,]+ a year/);
    expect(fee).toBeTruthy();
    await scrollTo(page, '#apply [data-apply]');
    await expect(apply).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await settled(page);
    await expect(apply).toBeHidden();
    const [foot, strip] = [await page.locator('body > footer p').last().boundingBox(), await bar(page).boundingBox()];
    expect((foot?.y ?? 999) + (foot?.height ?? 0), 'the page ends above the bar').toBeLessThanOrEqual(strip?.y ?? 0);
  });

  test('Apply covers nothing that has the focus', async ({ page }) => {
    await page.goto(pathOf('science'));
    await scrollTo(page, '#courses');
    await page.locator('main summary').first().focus();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      await settled(page);
      const covered = await page.evaluate(() => {
        const strip = document.querySelector('[data-apply-bar]');
        const focused = document.activeElement;
        if (!strip?.checkVisibility() || !focused || strip.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > strip.getBoundingClientRect().top;
      });
      expect(covered, `Tab ${step}`).toBe(false);
    }
  });
});

test.describe('jumps', () => {
  test.use(still);

  test('the address of a course opens its description', { tag: '@core' }, async ({ page }) => {
    for (const [id, course] of [
      ['science', 'bsc-geology'],
      ['management', 'mba-finance'],
    ] as const) {
      await page.goto(`${pathOf(id)}#${course}`);
      await expect(page.locator(`#${course} details p`).last()).toBeVisible();
      await expect(page.locator(`#${course} h3`)).toBeInViewport();
    }
  });
});

test.describe('the contents of a long page', () => {
  test.use(still);

  for (const id of ['student-handbook', 'career-support'] as const) {
    test(`the contents of ${id} fold, can be reached from the foot of the screen, and lead on`, async ({ page }) => {
      await page.goto(pathOf(id));
      const contents = page.getByRole('navigation', { name: 'Contents' });
      const last = contents.getByRole('link').last();
      await expect(last).toBeHidden();
      await scrollTo(page, 'main section:nth-of-type(4)');
      await expect(contents).not.toBeInViewport();
      await bar(page).getByRole('link', { name: 'Contents' }).tap();
      await expect(contents.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport({ ratio: 1 });
      await last.tap();
      const part = page.locator(new URL(page.url()).hash);
      await expect(part).toBeInViewport();
    });
  }
});

test.describe('the letters of the page from A to Z', () => {
  test.use(still);

  test('the letters of the page from A to Z stay in sight and cover nothing they lead to', async ({ page }) => {
    await page.goto(pathOf('a-z'));
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await scrollTo(page, '#letter-n');
    await expect(letters).toBeInViewport({ ratio: 1 });
    await letters.getByRole('link', { name: 'C', exact: true }).tap();
    const heading = page.locator('#letter-c h2');
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [above, below] = [await letters.boundingBox(), await heading.boundingBox()];
    expect((above?.y ?? 999) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('the letter that is being read is marked', async ({ page }) => {
    await page.goto(pathOf('a-z'));
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    for (const letter of [letters.nth(1), letters.last()]) {
      await letter.tap();
      await expect(letters.and(page.locator('[aria-current]'))).toHaveText([(await letter.textContent()) ?? '']);
    }
  });
});
