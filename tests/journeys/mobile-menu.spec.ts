/** The full-screen menu on phones: by tap and keyboard, and without JavaScript. */
import type { Locator, Page } from '@playwright/test';
import { mobileResourceLinks, topLinks } from '#model/navigation.ts';
import { labelOf, pathOf } from '#model/routes.ts';
import { site } from '#model/site.ts';
import { skipIntro, swipe, tabTo, waitForObservers } from '../support/actions.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** tests/content/addresses.test.ts compares these links with the specification. */
const menuLinks: readonly (readonly [label: string, path: string])[] = [
  ...topLinks.map((id) => [labelOf(id), pathOf(id)] as const),
  ['Education', '/#education'],
  ...mobileResourceLinks.map((id) => [labelOf(id), pathOf(id)] as const),
];

const menuOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
const buttonOf = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });
const closeOf = (page: Page): Locator => menuOf(page).getByRole('button', { name: 'Close menu' });

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

  test('a tap opens the full-screen menu, with the specified links and Apply Now', async ({ page }) => {
    await expect(menuOf(page)).toBeHidden();
    const menu = await openByTap(page);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
    await expect(menu).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const links = menu.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(menuLinks.map(([label]) => label));
    const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(menuLinks.map(([, path]) => path));
    await expect(menu.getByRole('heading')).toHaveText(['Education', 'Resources']);
    // Below them: Apply Now, and small links to the fees, A to Z and the page in Hindi.
    const apply = menu.getByRole('link', { name: 'Apply Now' });
    await expect(apply).toHaveAttribute('href', site.applyUrl);
    await expect(menu.locator('p').getByRole('link')).toHaveText(['Fees', 'A to Z', 'हिन्दी']);
    await expect(menu.getByRole('link')).toHaveCount(menuLinks.length + 1 + 3);
    const [applyBox, lastBox] = await Promise.all([apply.boundingBox(), links.last().boundingBox()]);
    expect(applyBox?.y).toBeGreaterThan((lastBox?.y ?? 0) + (lastBox?.height ?? 0) - 1);
  });

  test('the page does not scroll while the menu is open, and scrolls again afterwards', async ({ page }) => {
    const readScrollTop = () => page.evaluate(() => window.scrollY);
    await swipe(page, { x: 180, y: 600 }, { x: 0, y: -200 });
    await expect.poll(readScrollTop, 'a swipe scrolls the page').toBeGreaterThan(50);
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    await openByTap(page);
    await swipe(page, { x: 180, y: 600 }, { x: 0, y: -300 });
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    await waitForObservers(page);
    expect(await readScrollTop()).toBe(100);
    await closeOf(page).tap();
    await expect(menuOf(page)).toBeHidden();
    await swipe(page, { x: 180, y: 600 }, { x: 0, y: -300 });
    await expect.poll(readScrollTop).toBeGreaterThan(200);
  });

  test('a link closes the menu and opens its page, and the menu is closed after going back', { tag: '@core' }, async ({
    page,
  }) => {
    const menu = await openByTap(page);
    await menu.getByRole('link', { name: 'Career Support' }).tap();
    await expect(page).toHaveURL('/career-support');
    await expect(menuOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(menuOf(page)).toBeHidden();
  });

  test('Education links to the nine schools, from another page and from the home page', async ({ page }) => {
    await skipIntro(page);
    for (const path of ['/about', '/']) {
      await page.goto(path);
      await (await openByTap(page)).getByRole('link', { name: 'Education' }).tap();
      await expect(page).toHaveURL('/#education');
      await expect(menuOf(page)).toBeHidden();
      await expect(page.locator('#education').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator('#education h3')).toHaveCount(9);
    }
  });

  test('the menu closes when the viewport becomes wide', async ({ page }) => {
    const menu = await openByTap(page);
    await page.setViewportSize({ width: 900, height: 740 });
    await expect(menu).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: phone.viewport });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens the menu and closes it with its close button, as Escape does, and the focus returns`, {
      tag: '@core',
    }, async ({ page }) => {
      await tabTo(page, buttonOf(page));
      for (const closing of [key, 'Escape']) {
        await page.keyboard.press(key);
        await expect(menuOf(page)).toBeVisible();
        await expect(menuOf(page).locator(':focus')).toHaveCount(1);
        await expect(page.locator('#mobile-menu:modal'), 'Tab reaches nothing behind it').toHaveCount(1);
        if (closing === key) await closeOf(page).focus();
        await page.keyboard.press(closing);
        await expect(menuOf(page)).toBeHidden();
        await expect(buttonOf(page)).toBeFocused();
      }
    });
  }
});

test.describe('with JavaScript disabled', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('a tap opens the menu, the close button and Escape close it, the page does not scroll, and links work', async ({
    page,
  }) => {
    const menu = menuOf(page);
    for (const close of [() => closeOf(page).tap(), () => page.keyboard.press('Escape')]) {
      await buttonOf(page).tap();
      await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(menuLinks.map(([label]) => label));
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await close();
      await expect(menu).toBeHidden();
    }
    await buttonOf(page).tap();
    await menu.getByRole('link', { name: 'Innovation' }).tap();
    await expect(page).toHaveURL('/innovation');
  });

  test('a link to a fragment of the same page closes the menu', async ({ page }) => {
    for (const [path, name, fragment] of [
      [pathOf('home'), 'Education', 'education'],
      [pathOf('faq'), 'Fees', 'what-does-a-year-cost'],
    ] as const) {
      // Also from the fragment itself, as for a second press on the same link.
      for (const address of [path, `${path}#${fragment}`]) {
        await page.goto(address);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await buttonOf(page).tap();
        await menuOf(page).getByRole('link', { name, exact: true }).tap();
        await expect(menuOf(page)).toBeHidden();
        await expect(page).toHaveURL(`${path}#${fragment}`);
        await expect(page.locator(`#${fragment}`)).toBeInViewport();
      }
    }
  });
});
