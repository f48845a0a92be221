/** The menus of the bar where the browser knows no popovers: Safari before 17, Firefox before 125. */
import type { BrowserContext, Page } from '@playwright/test';
import { tabTo } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { laptop, tablet } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/**
 * Has the browser forget popovers: the attributes and the selector come to it under names that none knows, so that it leaves out what they
 * stand for, as an older one does. The policy has the hashes of the styles as they were.
 */
async function forgetPopovers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const older = text.replaceAll(':popover-open', ':unknown-open').replace(/ popover(target)?="/g, ' data-unknown$1="');
      await route.fulfill({ response: answer, body: older });
    },
  );
}

const itemOf = (page: Page, label: string) =>
  page.locator('[data-menu]').filter({ has: page.locator('button', { hasText: label }) });
const buttonOf = (page: Page, label: string) => itemOf(page, label).locator('button');
const panelOf = (page: Page, label: string) => page.locator(`#menu-${label.toLowerCase()}`);
const away = { x: 400, y: 700 };

/** What a press in the middle of where a panel opens would meet belongs to no menu. */
async function nothingLiesOverThePage(page: Page): Promise<void> {
  for (const label of ['Education', 'Resources']) await expect(panelOf(page, label)).toBeHidden();
  const width = page.viewportSize()?.width ?? 0;
  const met = await page.evaluate(
    (points) => points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-menu]')),
    [0.45, 0.6, 0.75, 0.9].map((share): [number, number] => [width * share, 200]),
  );
  expect(met, 'nothing of a menu takes the presses').toEqual([]);
}

test.use({ bypassCSP: true });

test.beforeEach(async ({ context, page }) => {
  await forgetPopovers(context);
  await page.goto('/about');
  expect(await page.evaluate(() => [CSS.supports('selector(:unknown-open)'), 'showPopover' in HTMLElement.prototype])).toEqual([
    false,
    false,
  ]);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`on a laptop, motion ${reducedMotion}`, () => {
    test.use({ ...laptop, reducedMotion });

    test('nothing lies over the page until a mouse enters, and again once it has left', async ({ page }) => {
      await nothingLiesOverThePage(page);
      await buttonOf(page, 'Education').hover();
      await expect(panelOf(page, 'Education')).toBeVisible();
      await expect(panelOf(page, 'Education')).toHaveCSS('opacity', '1');
      await panelOf(page, 'Education').getByRole('link').last().hover();
      await expect(panelOf(page, 'Education')).toBeVisible();
      await page.mouse.move(away.x, away.y);
      await nothingLiesOverThePage(page);
    });

    test('by keyboard: Enter opens and says so, Tab goes through, Escape closes and gives the focus back', async ({ page }) => {
      const button = buttonOf(page, 'Education');
      await tabTo(page, button);
      await expect(panelOf(page, 'Education'), 'focus alone opens nothing').toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(panelOf(page, 'Education')).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, 'axe with Education open');
      await page.keyboard.press('Tab');
      await expect(panelOf(page, 'Education').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await nothingLiesOverThePage(page);

      await page.keyboard.press('Enter');
      await panelOf(page, 'Education').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(buttonOf(page, 'Resources')).toBeFocused();
      await nothingLiesOverThePage(page);
    });
  });
}

test.describe('by touch', () => {
  test.use(tablet);

  test('a tap opens a menu, a second tap or one beside it closes it, and a link leads on', async ({ page }) => {
    const button = buttonOf(page, 'Education');
    await button.tap();
    await expect(panelOf(page, 'Education')).toBeVisible();
    await button.tap();
    await nothingLiesOverThePage(page);
    await button.tap();
    await page.touchscreen.tap(200, 1000);
    await nothingLiesOverThePage(page);
    await button.tap();
    await panelOf(page, 'Education').getByRole('link', { name: 'Legal Studies' }).tap();
    await expect(page).toHaveURL('/schooloflegalstudies');
  });
});
