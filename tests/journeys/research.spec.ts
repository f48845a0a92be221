/** The four areas of research: tabs on the home page, links on phones, and the articles that they link to. */
import type { Locator, Page } from '@playwright/test';
import { scrollThroughPage, skipIntro, tabTo } from '../support/actions.ts';
import { researchAreas } from '../support/content.ts';
import { phone, tablet } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const titles = researchAreas.map(({ title }) => title);
const islandOf = (page: Page): Locator => page.locator('astro-island:has([data-research])');
const tabsOf = (page: Page): Locator => page.getByRole('tab');
const panelsOf = (page: Page): Locator => page.locator('[data-research] [id^="panel-"]');
/** Expects only the picture of a panel, as on phones. */
async function expectPictureAlone(page: Page): Promise<void> {
  await expect(panelsOf(page).locator('h3, ul, dl').filter({ visible: true })).toHaveCount(0);
  await expect(panelsOf(page).locator('img').filter({ visible: true })).toHaveCount(1);
}

/** Opens a page and waits until the tabs are hydrated, unless the screen is too narrow for them. */
async function open(page: Page, path: string): Promise<void> {
  await skipIntro(page);
  await page.goto(path);
  const explorer = page.locator('[data-research]');
  await explorer.scrollIntoViewIfNeeded();
  if ((page.viewportSize()?.width ?? 0) >= 768) await expect(islandOf(page)).not.toHaveAttribute('ssr');
}

/** Expects that only this area is selected, and only its panel is shown. */
async function expectChosen(page: Page, index: number): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(tabsOf(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(panelsOf(page).filter({ visible: true })).toHaveCount(1);
  const panel = page.getByRole('tabpanel', { name: titles[index] ?? '' });
  await expect(panel).toBeVisible();
  const area = researchAreas[index];
  await expect(panel.getByRole('heading')).toHaveText(area?.title ?? '');
  await expect(panel.getByRole('listitem')).toHaveText([...(area?.projects ?? [])]);
  await expect(panel).toContainText(area?.funding ?? '');
  await expect(panel).toContainText(area?.publications ?? '');
  await expect(panel.getByRole('img')).toBeVisible();
}

test('the first of four areas is shown, and a click shows another', { tag: '@core' }, async ({ page }) => {
  await open(page, '/');
  await expect(tabsOf(page)).toHaveCount(4);
  for (const [index, title] of titles.entries()) await expect(tabsOf(page).nth(index)).toContainText(title);
  await expectChosen(page, 0);
  for (const index of [2, 3, 1, 0]) {
    await tabsOf(page).nth(index).click();
    await expectChosen(page, index);
  }
});

test.describe('by keyboard', () => {
  test.use({ reducedMotion: 'reduce' });

  test('Tab reaches the chosen area; arrows, Home and End move among the others', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, tabsOf(page).first());
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabsOf(page).nth(index), key).toBeFocused();
      await expectChosen(page, index);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'Tab leaves the tab list').not.toBe('tab');
  });

  test('arrow keys with a modifier key are not handled', async ({ page }) => {
    await open(page, '/');
    await tabsOf(page).first().focus();
    for (const key of ['Control+End', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await expectChosen(page, 0);
  });

  test('a press with the control key opens the area in a new browser tab', async ({ page, context }) => {
    await open(page, '/');
    const opened = context.waitForEvent('page');
    await tabsOf(page)
      .nth(2)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/research#/);
    await expectChosen(page, 0);
  });
});

test.describe('by touch', () => {
  test.use(tablet);

  test('the panel is shown from 768 px up, and below only its picture', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await open(page, '/');
    await expect(panelsOf(page).filter({ visible: true })).toHaveCount(1);
    await page.setViewportSize({ width: 767, height: 1000 });
    await expectPictureAlone(page);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('on a phone each area is a link to its article, below one picture', async ({ page }) => {
    for (const { id, title, description } of researchAreas) {
      await open(page, '/#research');
      await expectPictureAlone(page);
      const link = page.locator('[data-research]').getByRole('link', { name: title });
      await expect(link).toContainText(description);
      await link.tap();
      await expect(page).toHaveURL(new RegExp(`/research#${id}$`));
      await expect(page.locator(`article#${id}`)).toBeInViewport();
    }
  });

  test('no script is loaded until the phone is in landscape, with space for a panel', async ({ page }) => {
    await open(page, '/');
    await scrollThroughPage(page);
    await expect(islandOf(page)).toHaveAttribute('ssr');
    await page.setViewportSize({ width: 800, height: 360 });
    await page.locator('[data-research]').scrollIntoViewIfNeeded();
    await expect(tabsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript every panel is shown, and the links are hidden', async ({ page }) => {
    await page.goto('/');
    for (const { id, title } of researchAreas) {
      await expect(page.locator(`#panel-${id}`)).toBeVisible();
      await expect(page.locator(`#panel-${id}`)).toContainText(title);
      await expect(page.locator(`#tab-${id}`)).toBeHidden();
    }
  });
});
