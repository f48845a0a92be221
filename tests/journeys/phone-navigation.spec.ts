/** Navigation on phones and tablets: the apply bar, links to sections, and the contents of long pages. */
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { skipIntro, waitForObservers } from '../support/actions.ts';
import { getProgramme, pathOf, schools } from '../support/content.ts';
import { phone, tablet } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const phoneWithoutMotion = { ...phone, reducedMotion: 'reduce' } as const;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Apply' });
const scrollTo = async (page: Page, selector: string) => {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForObservers(page);
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
        const apply = page.getByRole('link', { name: /^Apply Now/ }).filter({ visible: true });
        // On home the link of the navigation bar counts on wide screens.
        const counted = id === 'home' && width >= 768 ? apply : apply.and(page.locator('main *'));
        await expect(counted.first(), id).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('the apply bar', () => {
  test.use(phoneWithoutMotion);

  test('appears below the first screen, and is hidden beside the page’s own Apply Now and at the end of the page', {
    tag: '@core',
  }, async ({ page }) => {
    const { id, fee } = getProgramme('bmlt');
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
    await waitForObservers(page);
    await expect(apply).toBeHidden();
    const [lastLine, barBox] = [await page.locator('body > footer p').last().boundingBox(), await bar(page).boundingBox()];
    expect((lastLine?.y ?? 999) + (lastLine?.height ?? 0), 'the page ends above the apply bar').toBeLessThanOrEqual(
      barBox?.y ?? 0,
    );
  });

  test('does not cover the focused element', async ({ page }) => {
    await page.goto(pathOf('science'));
    await scrollTo(page, '#courses');
    await page.locator('main summary').first().focus();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      await waitForObservers(page);
      const covered = await page.evaluate(() => {
        const applyBar = document.querySelector('[data-apply-bar]');
        const focused = document.activeElement;
        if (!applyBar?.checkVisibility() || !focused || applyBar.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > applyBar.getBoundingClientRect().top;
      });
      expect(covered, `Tab ${step}`).toBe(false);
    }
  });
});

test.describe('the address of a course', () => {
  test.use(phoneWithoutMotion);

  test('opens its description', { tag: '@core' }, async ({ page }) => {
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
  test.use(phoneWithoutMotion);

  for (const id of ['student-handbook', 'career-support'] as const) {
    test(`of ${id} are collapsed, open from the apply bar, and link to sections`, async ({ page }) => {
      await page.goto(pathOf(id));
      const contents = page.getByRole('navigation', { name: 'Contents' });
      const last = contents.getByRole('link').last();
      await expect(last).toBeHidden();
      await scrollTo(page, 'main section:nth-of-type(4):has(> h2)');
      await expect(contents).not.toBeInViewport();
      await bar(page).getByRole('link', { name: 'Contents' }).tap();
      await expect(contents.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(last).toBeInViewport({ ratio: 1 });
      await last.tap();
      await expect(page).toHaveURL(/#/);
      const section = page.locator(new URL(page.url()).hash);
      await expect(section).toBeInViewport();
    });
  }
});

test.describe('the letters of the page from A to Z on a tablet', () => {
  test.use({ ...tablet, reducedMotion: 'reduce' });

  test('stay visible and do not cover the heading that they link to', async ({ page }) => {
    await page.goto(pathOf('a-z'));
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await scrollTo(page, '#letter-n');
    await expect(letters).toBeInViewport({ ratio: 1 });
    await letters.getByRole('link', { name: 'C', exact: true }).tap();
    const heading = page.locator('#letter-c h2');
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [lettersBox, headingBox] = [await letters.boundingBox(), await heading.boundingBox()];
    expect((lettersBox?.y ?? 999) + (lettersBox?.height ?? 0)).toBeLessThanOrEqual(headingBox?.y ?? 0);
  });

  test('mark the letter of the visible section', async ({ page }) => {
    await page.goto(pathOf('a-z'));
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    for (const letter of [letters.nth(1), letters.last()]) {
      await letter.tap();
      await expect(letters.and(page.locator('[aria-current]'))).toHaveText([(await letter.textContent()) ?? '']);
    }
  });
});
