/** What a phone has at hand: Apply, jumps to what families look for, and long lists that fold and open again. */
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { fontsHere, settled, skipIntro } from '../support/acts.ts';
import { pageWords, pathOf, programmeOf, schools } from '../support/content.ts';
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

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, reducedMotion: 'reduce' });

  test('home has its words beside each other, with Apply Now below them on the first screen', async ({ page }) => {
    await skipIntro(page);
    await page.goto(`${pathOf('home')}#content`);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('link', { name: /^Apply Now/ })).toBeInViewport({ ratio: 1 });
    expect((await hero.locator('p').first().boundingBox())?.width).toBeGreaterThan(300);
  });
});

test.describe('Apply at the foot of the screen', () => {
  test.use(still);

  test('comes once the first screen is left, and goes where the page has its own or ends', {
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

  test('is not there on paper', async ({ page }) => {
    await page.goto(pathOf('science'));
    await scrollTo(page, '#study');
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-apply-bar]')).toBeHidden();
  });

  test('covers nothing that has the focus', async ({ page }) => {
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

  test('an address of a course opens what is said of it', { tag: '@core' }, async ({ page }) => {
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
    test(`${id}: fold, are at hand at the foot of the screen, and lead on`, async ({ page }) => {
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

  test('stay at hand, and what they lead to stands clear of them', async ({ page }) => {
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

  test('say which of them is being read, to the last', async ({ page }) => {
    await page.goto(pathOf('a-z'));
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    for (const letter of [letters.nth(1), letters.last()]) {
      await letter.tap();
      await expect(letters.and(page.locator('[aria-current]'))).toHaveText([(await letter.textContent()) ?? '']);
    }
  });
});

test('what folds on a phone is printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pathOf('bmlt'));
  await page.emulateMedia({ media: 'print' });
  const [stage] = programmeOf('bmlt').study;
  await expect(page.getByText(stage?.text ?? '')).toBeVisible();
  const paper = pageWords.apply.papers[0]?.papers[0] ?? '';
  await expect(page.getByText(paper)).toBeVisible();
});

test.describe('lengths at 390 pixels, answers closed', () => {
  test.use({ ...still, viewport: { width: 390, height: 760 } });
  // With room for the facts that the school has still to tell: with all of them home is 10,839, a school 7,299, the health school with its
  // twelve fees 7,905, a programme 8,846.
  const most = { home: 11_250, school: 7750, health: 8100, programme: 9000 };

  for (const [path, limit] of [
    [pathOf('home'), most.home],
    ...schools.map(({ route }) => [pathOf(route), route === 'paramedical' ? most.health : most.school] as const),
    [pathOf('bams'), most.programme],
    [pathOf('bscnursing'), most.programme],
  ] as const) {
    test(`${path} is at most ${limit}`, async ({ page }) => {
      await skipIntro(page);
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-below');
      await fontsHere(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
    });
  }
});
