/**
 * The 'Education' and 'Resources' menus of the bar: by mouse, keyboard and touch, also where the browser knows no popovers (Safari before 17,
 * Firefox before 125), and with script off.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { educationLinks, resourceLinks } from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import { arriveAndPress, fontsHere, settled, tabTo } from '../support/acts.ts';
import { tablet } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** The links that tests/content/menus.test.ts holds to the specification: [label, path]. */
const linksOf = (ids: readonly RouteId[]) => ids.map((id) => [labelOf(id), pathOf(id)] as const);
const menus = [
  ['Education', linksOf(educationLinks)],
  ['Resources', linksOf(resourceLinks)],
] as const;

type Label = 'Education' | 'Resources';
const buttonOf = (page: Page, label: Label): Locator => page.getByRole('banner').getByRole('button', { name: label });
const panelOf = (page: Page, label: Label): Locator => page.locator(`#menu-${label.toLowerCase()}`);
const away = { x: 400, y: 700 };

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

/** Nothing of a closed menu takes the presses where its panel opens. */
async function expectClosed(page: Page, label: Label): Promise<void> {
  await expect(panelOf(page, label)).toBeHidden();
  const width = page.viewportSize()?.width ?? 0;
  const met = await page.evaluate(
    (points) => points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-menu]')),
    [0.45, 0.6, 0.75, 0.9].map((share): [number, number] => [width * share, 200]),
  );
  expect(met).toEqual([]);
}

for (const popovers of [true, false]) {
  test.describe(popovers ? 'as browsers know popovers' : 'where the browser knows no popovers', () => {
    test.use({ bypassCSP: !popovers });
    test.beforeEach(async ({ context, page }) => {
      if (!popovers) await forgetPopovers(context);
      await page.goto('/about');
    });
    const core = { tag: popovers ? '@core' : [] };

    for (const [label, links] of menus) {
      test(`${label} opens when the pointer enters, stays while it is on it, and closes when it leaves`, async ({ page }) => {
        await buttonOf(page, label).hover();
        const found = panelOf(page, label).getByRole('link');
        await expect(found).toHaveText(links.map(([text]) => text));
        expect(await found.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          links.map(([, path]) => path),
        );
        for (const index of [0, links.length - 1]) await found.nth(index).hover();
        // Longer than the moment of grace that a stray pointer has.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
        await expect(panelOf(page, label)).toBeVisible();
        await page.mouse.move(away.x, away.y);
        await expectClosed(page, label);
      });
    }

    test('the press of a hand that has just arrived does not close what the arrival opened', async ({ page }) => {
      await arriveAndPress(page, buttonOf(page, 'Education'));
      await settled(page);
      await expect(panelOf(page, 'Education')).toBeVisible();
    });

    test('a later press closes the menu, and the next opens it', async ({ page }) => {
      await buttonOf(page, 'Education').hover();
      await expect(panelOf(page, 'Education')).toBeVisible();
      // A press counts as a hand's second thought 400 ms after the pointer came.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 450)));
      await page.mouse.down();
      await page.mouse.up();
      await expect(panelOf(page, 'Education')).toBeHidden();
      await page.mouse.down();
      await page.mouse.up();
      await expect(panelOf(page, 'Education')).toBeVisible();
    });

    test('only one menu is open', async ({ page }) => {
      await buttonOf(page, 'Education').hover();
      await expect(panelOf(page, 'Education')).toBeVisible();
      await buttonOf(page, 'Resources').hover();
      await expect(panelOf(page, 'Resources')).toBeVisible();
      await expect(panelOf(page, 'Education')).toBeHidden();
    });

    test('a press beside the panel closes it', core, async ({ page }) => {
      await buttonOf(page, 'Resources').press('Enter');
      await expect(panelOf(page, 'Resources')).toBeVisible();
      await page.mouse.click(away.x, away.y);
      await expect(panelOf(page, 'Resources')).toBeHidden();
    });

    test.describe('by keyboard', () => {
      test.use({ reducedMotion: 'reduce' });

      test('Enter and Space open a menu and close it again', async ({ page }) => {
        const button = buttonOf(page, 'Education');
        await tabTo(page, button);
        await expect(panelOf(page, 'Education'), 'focus alone opens nothing').toBeHidden();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key);
          await expect(panelOf(page, 'Education')).toBeVisible();
          if (!popovers) await expect(button).toHaveAttribute('aria-expanded', 'true');
          await page.keyboard.press(key);
          await expect(panelOf(page, 'Education')).toBeHidden();
          await expect(button).toBeFocused();
        }
      });

      test('Tab goes from the button through the links, and Escape closes and gives the focus back', core, async ({ page }) => {
        await tabTo(page, buttonOf(page, 'Education'));
        await page.keyboard.press('Enter');
        const links = panelOf(page, 'Education').getByRole('link');
        await page.keyboard.press('Tab');
        await expect(links.first()).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(links.nth(1)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panelOf(page, 'Education')).toBeHidden();
        await expect(buttonOf(page, 'Education')).toBeFocused();
      });

      test('closes when the focus leaves it, forwards and backwards', async ({ page }) => {
        await tabTo(page, buttonOf(page, 'Education'));
        await page.keyboard.press('Enter');
        await panelOf(page, 'Education').getByRole('link').last().focus();
        await expect(panelOf(page, 'Education')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(buttonOf(page, 'Resources')).toBeFocused();
        await expect(panelOf(page, 'Education')).toBeHidden();

        await page.keyboard.press('Enter');
        await expect(panelOf(page, 'Resources')).toBeVisible();
        await page.keyboard.press('Shift+Tab');
        await expect(buttonOf(page, 'Education')).toBeFocused();
        await expect(panelOf(page, 'Resources')).toBeHidden();
      });
    });

    test.describe('by touch', () => {
      test.use(tablet);

      test('a tap opens a menu, a second tap closes it, and a tap beside closes too', async ({ page }) => {
        const button = buttonOf(page, 'Education');
        for (const close of [() => button.tap(), () => page.touchscreen.tap(200, 1000)]) {
          await button.tap();
          await expect(panelOf(page, 'Education')).toBeVisible();
          await close();
          await expect(panelOf(page, 'Education')).toBeHidden();
        }
      });
    });
  });
}

// Each panel stands under its own button, so that no way from there to a link leads over the other.
for (const width of [800, 1024, 1440, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a panel keeps to the screen and to its own button', async ({ page }) => {
      await page.goto('/about');
      // The buttons change their widths with the type, which comes after the first picture.
      await fontsHere(page);
      const ends = { Education: 0, Resources: 0 };
      for (const [place, [label]] of menus.entries()) {
        await buttonOf(page, label).hover();
        const [button, box] = [await buttonOf(page, label).boundingBox(), await panelOf(page, label).boundingBox()];
        if (!button || !box) throw new Error(`${label} has not opened.`);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        ends[label] = place === 0 ? box.x + box.width - (button.x + button.width) : box.x - button.x;
      }
      expect(ends.Education, 'on the right, where its button ends').toBeCloseTo(0, 0);
      expect(ends.Resources, 'on the left, where its button begins').toBeCloseTo(0, 0);
    });

    for (const [label] of menus) {
      test(`a hand that goes slowly and straight from ${label} to a link finds it`, async ({ page }) => {
        // A clock that only the test moves: a busy machine may take longer over a step than the menu waits.
        await page.clock.install();
        await page.goto('/about');
        await page.clock.pauseAt(Date.now() + 3_600_000);
        const [button, links] = [buttonOf(page, label), panelOf(page, label).getByRole('link')];
        const count = await panelOf(page, label).locator('a').count();
        for (const index of new Set([0, 1, Math.ceil(count / 2), count - 1])) {
          await page.mouse.move(40, 800);
          await page.clock.runFor(400);
          await expect(panelOf(page, label)).toBeHidden();
          const from = await button.boundingBox();
          const start = { x: (from?.x ?? 0) + 8, y: (from?.y ?? 0) + 48 };
          await page.mouse.move(start.x, start.y);
          await expect(links.nth(index)).toBeVisible();
          const to = await links.nth(index).boundingBox();
          const end = { x: (to?.x ?? 0) + Math.min((to?.width ?? 0) / 2, 100), y: (to?.y ?? 0) + (to?.height ?? 0) / 2 };
          for (let step = 1; step <= 25; step++) {
            await page.mouse.move(start.x + ((end.x - start.x) * step) / 25, start.y + ((end.y - start.y) * step) / 25);
            await page.clock.runFor(40);
          }
          await page.clock.runFor(400);
          expect(await links.nth(index).evaluate((link) => link.matches(':hover')), `link ${index}`).toBe(true);
        }
      });
    }
  });
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a press opens a menu with all its links, Escape closes it, and a link leads on', async ({ page }) => {
    await page.goto('/about');
    for (const [label, links] of menus) {
      await buttonOf(page, label).click();
      await expect(panelOf(page, label)).toBeVisible();
      await expect(panelOf(page, label).getByRole('link')).toHaveText(links.map(([text]) => text));
    }
    await expect(panelOf(page, 'Education')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panelOf(page, 'Resources')).toBeHidden();
    await buttonOf(page, 'Education').click();
    await panelOf(page, 'Education').getByRole('link', { name: 'Science', exact: true }).click();
    await expect(page).toHaveURL('/schoolofscience');
  });
});
