/** The 'Education' and 'Resources' menus of the bar: by mouse, keyboard and touch, and with script off. */
import type { Locator, Page } from '@playwright/test';
import { arriveAndPress, isExpanded, settled, tabTo } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { laptop, tablet } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const education = [
  ['Paramedical and Health Sciences', '/schoolofparamedicalandhealthsciences'],
  ['Management', '/schoolofmanagement'],
  ['Design', '/schoolofdesign'],
  ['Commerce and Management', '/schoolofcommerceandmanagement'],
  ['Legal Studies', '/schooloflegalstudies'],
  ['Science', '/schoolofscience'],
  ['IT and Specializations', '/schoolofinformationtechnologyandspecializations'],
  ['Humanities and Applied Arts', '/schoolofhumanitiesandappliedarts'],
  ['Certificate Courses', '/schoolofcertificatecourses'],
] as const;

const resources = [
  ['Digital Library', '/digital-library'],
  ['Digital Learning', '/digital-learning'],
  ['Student Handbook', '/student-handbook'],
  ['Academic Calendar', '/academic-calendar'],
  ['Career Support', '/career-support'],
  ['Gallery', '/gallery'],
  ['FAQs', '/faq'],
  ['Award & Accreditions', '/awardandaccreditions'],
] as const;

type Label = 'Education' | 'Resources';
const buttonOf = (page: Page, label: Label): Locator => page.getByRole('banner').getByRole('button', { name: label });
const panelOf = (page: Page, label: Label): Locator => page.locator(`#menu-${label.toLowerCase()}`);
const away = { x: 400, y: 700 };

for (const [label, links] of [
  ['Education', education],
  ['Resources', resources],
] as const) {
  test.describe(`${label}, by mouse`, () => {
    test.use(laptop);

    test('opens when the pointer enters and closes when it leaves', async ({ page }) => {
      await page.goto('/about');
      await expect(panelOf(page, label)).toBeHidden();
      await buttonOf(page, label).hover();
      await expect(panelOf(page, label)).toBeVisible();
      await page.mouse.move(away.x, away.y);
      await expect(panelOf(page, label)).toBeHidden();
    });

    test('stays while the pointer is on its panel, whose links are the specified ones in order', async ({ page }) => {
      await page.goto('/about');
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
      await found.last().click();
      await expect(page).toHaveURL(links.at(-1)?.[1] ?? '');
    });
  });
}

test.describe('by mouse', () => {
  test.use(laptop);

  test('the press of a hand that has just arrived does not close what the arrival opened', async ({ page }) => {
    await page.goto('/about');
    await arriveAndPress(page, buttonOf(page, 'Education'));
    await settled(page);
    await expect(panelOf(page, 'Education')).toBeVisible();
  });

  test('a later press closes the menu, and the next opens it', async ({ page }) => {
    await page.goto('/about');
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
    await page.goto('/about');
    await buttonOf(page, 'Education').hover();
    await expect(panelOf(page, 'Education')).toBeVisible();
    await buttonOf(page, 'Resources').hover();
    await expect(panelOf(page, 'Resources')).toBeVisible();
    await expect(panelOf(page, 'Education')).toBeHidden();
  });

  test('a press beside the panel closes it', { tag: '@core' }, async ({ page }) => {
    await page.goto('/about');
    await buttonOf(page, 'Resources').focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page, 'Resources')).toBeVisible();
    await page.mouse.click(away.x, away.y);
    await expect(panelOf(page, 'Resources')).toBeHidden();
  });

  test('the panel lies within the screen at 768 px and 1920 px', async ({ page }) => {
    await page.goto('/about');
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(away.x, away.y);
      await buttonOf(page, 'Education').hover();
      await expect(panelOf(page, 'Education')).toBeVisible();
      const box = await panelOf(page, 'Education').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(900);
    }
  });
});

test.describe('by keyboard', () => {
  test.use({ ...laptop, reducedMotion: 'reduce' });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens a menu, says so, and closes it again`, async ({ page }) => {
      await page.goto('/about');
      const button = buttonOf(page, 'Education');
      await tabTo(page, button);
      await expect(panelOf(page, 'Education'), 'focus alone opens nothing').toBeHidden();
      expect(await isExpanded(page, button), 'as the browser tells assistive technology').toBe(false);
      await page.keyboard.press(key);
      await expect(panelOf(page, 'Education')).toBeVisible();
      expect(await isExpanded(page, button)).toBe(true);
      await page.keyboard.press(key);
      await expect(panelOf(page, 'Education')).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('Tab goes from the button through the links, and Escape closes and gives the focus back', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/about');
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
    await page.goto('/about');
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

  test('Enter on a link goes to its page', async ({ page }) => {
    await page.goto('/about');
    await tabTo(page, buttonOf(page, 'Resources'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/digital-library');
  });

  test('axe finds nothing in an open menu', async ({ page }) => {
    await page.goto('/about');
    await tabTo(page, buttonOf(page, 'Resources'));
    await page.keyboard.press('Enter');
    await expect(panelOf(page, 'Resources')).toBeVisible();
    await expectAccessible(page, 'axe with Resources open');
  });
});

test.describe('by touch', () => {
  test.use(tablet);

  test('a tap opens a menu, a second tap closes it, and a tap beside closes too', async ({ page }) => {
    await page.goto('/about');
    const button = buttonOf(page, 'Education');
    await button.tap();
    await expect(panelOf(page, 'Education')).toBeVisible();
    await button.tap();
    await expect(panelOf(page, 'Education')).toBeHidden();
    await button.tap();
    await expect(panelOf(page, 'Education')).toBeVisible();
    await page.touchscreen.tap(200, 1000);
    await expect(panelOf(page, 'Education')).toBeHidden();
  });

  test('a tap on a link goes to its page', async ({ page }) => {
    await page.goto('/about');
    await buttonOf(page, 'Education').tap();
    await panelOf(page, 'Education').getByRole('link', { name: 'Legal Studies' }).tap();
    await expect(page).toHaveURL('/schooloflegalstudies');
  });
});

test.describe('with script off', () => {
  test.use({ ...laptop, javaScriptEnabled: false });

  test('a press opens a menu with all its links, Escape closes it, and a link leads on', async ({ page }) => {
    await page.goto('/about');
    for (const [label, links] of [
      ['Education', education],
      ['Resources', resources],
    ] as const) {
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
