/** The menus of the navigation bar, including in browsers without popovers (Safari before 17, Firefox before 125) and without JavaScript. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { educationLinks, resourceLinks } from '#model/navigation.ts';
import { labelOf, pathOf } from '#model/routes.ts';
import { tabTo, waitForFontsAndLayout, waitForObservers } from '../support/actions.ts';
import { tablet } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** tests/content/addresses.test.ts compares these links with the specification. */
const menus = [
  ['Education', educationLinks],
  ['Resources', resourceLinks],
] as const;

type Label = 'Education' | 'Resources';
const buttonOf = (page: Page, label: Label): Locator => page.getByRole('banner').getByRole('button', { name: label });
const panelOf = (page: Page, label: Label): Locator => page.locator(`#menu-${label.toLowerCase()}`);
const pause = (page: Page, milliseconds: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);

/** Disables popovers in the browser: renames their attributes and their selector, and removes their methods. */
async function disablePopovers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(':popover-open', ':unknown-open').replace(/ popover(target)?="/g, ' data-unknown$1="');
      await route.fulfill({ response, body });
    },
  );
}

for (const popovers of [true, false]) {
  test.describe(popovers ? 'with popovers' : 'in a browser without popovers', () => {
    // The content security policy has the hashes of the original styles.
    test.use({ bypassCSP: !popovers });
    test.beforeEach(async ({ context, page }) => {
      if (!popovers) await disablePopovers(context);
      await page.goto('/about');
    });
    const core = { tag: popovers ? '@core' : [] };

    test('a menu opens when the pointer enters, stays open under it, and closes when it leaves', async ({ page }) => {
      for (const [label, links] of menus) {
        await buttonOf(page, label).hover();
        const panelLinks = panelOf(page, label).getByRole('link');
        await expect(panelLinks).toHaveText(links.map(labelOf));
        expect(await panelLinks.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(links.map(pathOf));
        for (const index of [0, links.length - 1]) await panelLinks.nth(index).hover();
        // Longer than the delay before a menu closes.
        await pause(page, 400);
        await expect(panelOf(page, label)).toBeVisible();
        if (label === 'Resources') await expect(panelOf(page, 'Education'), 'only one is open').toBeHidden();
      }
      await page.mouse.move(400, 700);
      await expect(panelOf(page, 'Resources')).toBeHidden();
      const covered = await page.evaluate(() =>
        [0.45, 0.6, 0.75, 0.9].filter((fraction) =>
          document.elementFromPoint(innerWidth * fraction, 200)?.closest('[data-menu]'),
        ),
      );
      expect(covered, 'a closed menu blocks no presses').toEqual([]);
    });

    test('a press right after the pointer enters does not close the menu; a later press does, and the next opens it', async ({
      page,
    }) => {
      const { x, y, width, height } = (await buttonOf(page, 'Education').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      // Sent at once, without the pause that a hover handler may rely on.
      await Promise.all([page.mouse.move(x + width / 2, y + height / 2), page.mouse.down(), page.mouse.up()]);
      await waitForObservers(page);
      await expect(panelOf(page, 'Education')).toBeVisible();
      await buttonOf(page, 'Education').hover();
      // A press within 400 ms of entering is ignored.
      await pause(page, 450);
      for (const visible of [false, true]) {
        await page.mouse.down();
        await page.mouse.up();
        await expect(panelOf(page, 'Education')).toBeVisible({ visible });
      }
    });

    test('a press beside the panel closes it', core, async ({ page }) => {
      await buttonOf(page, 'Resources').press('Enter');
      await expect(panelOf(page, 'Resources')).toBeVisible();
      await page.mouse.click(400, 700);
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

      test(
        'Tab moves from the button through the links; Escape closes the menu and returns the focus',
        core,
        async ({ page }) => {
          await tabTo(page, buttonOf(page, 'Education'));
          await page.keyboard.press('Enter');
          for (const index of [0, 1]) {
            await page.keyboard.press('Tab');
            await expect(panelOf(page, 'Education').getByRole('link').nth(index)).toBeFocused();
          }
          await page.keyboard.press('Escape');
          await expect(panelOf(page, 'Education')).toBeHidden();
          await expect(buttonOf(page, 'Education')).toBeFocused();
        },
      );

      test('a menu closes when the focus leaves it, forwards and backwards', async ({ page }) => {
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

      test('a tap opens a menu; a second tap, or a tap beside it, closes it', async ({ page }) => {
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

for (const width of [800, 1024, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('each panel is inside the viewport, aligned with its button', async ({ page }) => {
      await page.goto('/about');
      await waitForFontsAndLayout(page);
      for (const [label] of menus) {
        await buttonOf(page, label).hover();
        const [button, box] = [await buttonOf(page, label).boundingBox(), await panelOf(page, label).boundingBox()];
        if (!button || !box) throw new Error(`${label} has not opened.`);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        // Education's panel is aligned to the end of its button, Resources' panel to the start.
        const offset = label === 'Education' ? box.x + box.width - (button.x + button.width) : box.x - button.x;
        expect(offset, label).toBeCloseTo(0, 0);
      }
    });

    test('a pointer that moves slowly and straight from a button to a link reaches it', async ({ page }) => {
      // The test controls the clock, because a busy machine may take longer for a step than the menu's delay.
      await page.clock.install();
      await page.goto('/about');
      await page.clock.pauseAt(Date.now() + 3_600_000);
      for (const [label, { length }] of menus) {
        const links = panelOf(page, label).getByRole('link');
        for (const index of [0, 1, Math.ceil(length / 2), length - 1]) {
          await page.mouse.move(40, 800);
          await page.clock.runFor(400);
          await expect(panelOf(page, label)).toBeHidden();
          const button = await buttonOf(page, label).boundingBox();
          const start = { x: (button?.x ?? 0) + 8, y: (button?.y ?? 0) + 48 };
          await page.mouse.move(start.x, start.y);
          await expect(links.nth(index)).toBeVisible();
          const link = await links.nth(index).boundingBox();
          const end = {
            x: (link?.x ?? 0) + Math.min((link?.width ?? 0) / 2, 100),
            y: (link?.y ?? 0) + (link?.height ?? 0) / 2,
          };
          for (let step = 1; step <= 25; step++) {
            await page.mouse.move(start.x + ((end.x - start.x) * step) / 25, start.y + ((end.y - start.y) * step) / 25);
            await page.clock.runFor(40);
          }
          await page.clock.runFor(400);
          expect(await links.nth(index).evaluate((element) => element.matches(':hover')), `${label}, link ${index}`).toBe(true);
        }
      }
    });
  });
}

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('a press opens a menu with all its links, Escape closes it, and its links work', async ({ page }) => {
    await page.goto('/about');
    for (const [label, links] of menus) {
      await buttonOf(page, label).click();
      await expect(panelOf(page, label).getByRole('link')).toHaveText(links.map(labelOf));
    }
    await expect(panelOf(page, 'Education')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panelOf(page, 'Resources')).toBeHidden();
    await buttonOf(page, 'Education').click();
    await panelOf(page, 'Education').getByRole('link', { name: 'Science', exact: true }).click();
    await expect(page).toHaveURL('/schoolofscience');
  });
});
