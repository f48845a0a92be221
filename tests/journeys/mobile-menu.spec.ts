/** The full-screen menu of phones: by tap and keyboard, and with script off. */
import type { Locator, Page } from '@playwright/test';
import { mobileResourceLinks, topLinks } from '#model/navigation.ts';
import { labelOf, pathOf } from '#model/routes.ts';
import { site } from '#model/site.ts';
import { drag, settled, skipIntro, tabTo } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { wordsOutOfReach } from '../support/out-of-reach.ts';
import { wordsTorn } from '../support/plain-page.ts';
import { expect, test } from '../support/site.ts';

/** Those of tests/content/menus.test.ts, with the schools in one. */
const listed: readonly (readonly [label: string, path: string])[] = [
  ...topLinks.map((id) => [labelOf(id), pathOf(id)] as const),
  ['Education', '/#education'],
  ...mobileResourceLinks.map((id) => [labelOf(id), pathOf(id)] as const),
];

const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
const buttonOf = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

async function openByTap(page: Page): Promise<Locator> {
  await buttonOf(page).tap();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('opacity', '1');
  return menu;
}

test.beforeEach(async ({ page }) => void (await page.goto('/about')));

test.describe('on a phone', () => {
  test.use(phone);

  test('a tap opens it over the whole screen: the specified links and Apply Now, no others', async ({ page }) => {
    await expect(menuOf(page)).toBeHidden();
    const menu = await openByTap(page);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
    await expect(menu).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const links = menu.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(listed.map(([label]) => label));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      listed.map(([, path]) => path),
    );
    await expect(menu.getByRole('heading')).toHaveText(['Education', 'Resources']);
    const apply = menu.getByRole('link', { name: 'Apply Now' });
    // Below it in small: the fees, every word from A to Z, the page in Hindi.
    await expect(menu.locator('p').getByRole('link')).toHaveText(['Fees', 'A to Z', 'हिन्दी']);
    await expect(menu.getByRole('link')).toHaveCount(listed.length + 1 + 3);
    await expect(apply).toHaveAttribute('href', site.applyUrl);
    const [foot, last] = await Promise.all([apply.boundingBox(), links.last().boundingBox()]);
    expect(foot?.y, 'Apply Now stands below all links').toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0) - 1);
  });

  test('the page behind does not scroll while it is open, and does again afterwards', async ({ page }) => {
    await drag(page, { x: 180, y: 600 }, { x: 0, y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY), 'a finger scrolls the page').toBeGreaterThan(50);
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    await openByTap(page);
    await drag(page, { x: 180, y: 600 }, { x: 0, y: -300 });
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(100);
    await menuOf(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menuOf(page)).toBeHidden();
    await drag(page, { x: 180, y: 600 }, { x: 0, y: -300 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });

  test('choosing a link closes it and leads on', { tag: '@core' }, async ({ page }) => {
    const menu = await openByTap(page);
    await menu.getByRole('link', { name: 'Career Support' }).tap();
    await expect(page).toHaveURL('/career-support');
    await expect(menuOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menuOf(page), 'not open on coming back either').toBeHidden();
  });

  test('choosing Education leads to the nine schools, from another page and on the home page itself', async ({ page }) => {
    await skipIntro(page);
    for (const from of ['/about', '/']) {
      await page.goto(from);
      const menu = await openByTap(page);
      await menu.getByRole('link', { name: 'Education' }).tap();
      await expect(page).toHaveURL('/#education');
      await expect(menuOf(page)).toBeHidden();
      await expect(page.locator('#education').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator('#education h3')).toHaveCount(9);
    }
  });

  test('closes when the screen grows wide', async ({ page }) => {
    const menu = await openByTap(page);
    await page.setViewportSize({ width: 900, height: 740 });
    await expect(menu).toBeHidden();
  });
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  // 1280 by 1024 at 400 %.
  { width: 320, height: 256 },
]) {
  test.describe(`on a low screen, ${viewport.width} by ${viewport.height}`, () => {
    test.use({ ...phone, viewport });

    test('the close button stays in view while the menu scrolls, and no word is broken or out of reach', async ({ page }) => {
      const menu = await openByTap(page);
      const close = menu.getByRole('button', { name: 'Close menu' });
      expect(await wordsTorn(page, '#mobile-menu')).toEqual([]);
      expect(await wordsOutOfReach(menu)).toEqual([]);
      await menu.evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }));
      expect(await menu.evaluate((dialog) => dialog.scrollTop), 'it does scroll here').toBeGreaterThan(0);
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.tap();
      await expect(menu).toBeHidden();
    });
  });
}

test.describe('by keyboard', () => {
  test.use({ viewport: phone.viewport });

  test('the focus goes through everything in it and to nothing behind it, forwards and backwards', async ({ page }) => {
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    const count = await menuOf(page).locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string>();
      for (let step = 0; step < count + 3; step += 1) {
        await page.keyboard.press(key);
        const where = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return 'outside the page';
          // The menu scrolls on this screen, and is then a stop of its own.
          if (focused.id === 'mobile-menu') return 'the menu';
          return focused.closest('#mobile-menu') ? `in the menu: ${focused.textContent}` : `behind: ${focused.outerHTML}`;
        });
        expect(where).not.toMatch(/^behind/);
        reached.add(where);
      }
      reached.delete('outside the page');
      reached.delete('the menu');
      expect(reached.size, `${key} reaches everything`).toBe(count);
    }
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens it, closes it by its cross as Escape does, and gives the focus back`, {
      tag: '@core',
    }, async ({ page }) => {
      await tabTo(page, buttonOf(page));
      for (const closing of [key, 'Escape']) {
        await page.keyboard.press(key);
        await expect(menuOf(page)).toBeVisible();
        await expect(menuOf(page).locator(':focus')).toHaveCount(1);
        if (closing === key) await menuOf(page).getByRole('button', { name: 'Close menu' }).focus();
        await page.keyboard.press(closing);
        await expect(menuOf(page)).toBeHidden();
        await expect(buttonOf(page)).toBeFocused();
      }
    });
  }
});

test.describe('with script off', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a tap opens it, the page behind holds still, the cross and Escape close it, and a link leads on', async ({ page }) => {
    await buttonOf(page).tap();
    const menu = menuOf(page);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(listed.map(([label]) => label));
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
    await buttonOf(page).tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await buttonOf(page).tap();
    await menu.getByRole('link', { name: 'Innovation' }).tap();
    await expect(page).toHaveURL('/innovation');
  });

  test('a link to a place on the page itself closes it too', async ({ page }) => {
    for (const [path, name, place] of [
      [pathOf('home'), 'Education', 'education'],
      [pathOf('paramedical'), 'Fees', 'fees'],
    ] as const) {
      // From the place itself as well: a second press on the same link.
      for (const from of [path, `${path}#${place}`]) {
        await page.goto(from);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await buttonOf(page).tap();
        await menuOf(page).getByRole('link', { name, exact: true }).tap();
        await expect(menuOf(page)).toBeHidden();
        await expect(page).toHaveURL(`${path}#${place}`);
        await expect(page.locator(`#${place}`)).toBeInViewport();
      }
    }
  });
});
