/** The street of nine school doors on the home page: sideways scrolling, the facts of each school, and the list without motion or script. */
import type { Locator, Page } from '@playwright/test';
import { skipIntro } from '../support/actions.ts';
import { pathOf, schools } from '../support/content.ts';
import { motionlessContexts } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const streetOf = (page: Page): Locator => page.getByRole('region', { name: 'Our Schools' });
const scrollLeftOf = (street: Locator): Promise<number> => street.evaluate((element) => element.scrollLeft);

async function open(page: Page): Promise<Locator> {
  await skipIntro(page);
  await page.goto('/#education', { waitUntil: 'load' });
  const street = streetOf(page);
  await street.scrollIntoViewIfNeeded();
  return street;
}

test('has a heading, a link and the facts of each of the nine schools', async ({ page }) => {
  const street = await open(page);
  await expect(street.getByRole('listitem')).toHaveCount(9);
  for (const [index, { card }] of schools.entries()) {
    const door = street.getByRole('listitem').nth(index);
    await expect(door.getByRole('heading', { level: 3 }).getByRole('link', { name: card.name, exact: true })).toHaveAttribute(
      'href',
      pathOf(card.route),
    );
    await expect(door).toContainText(card.description);
    await door.locator('summary').click();
    for (const fact of [card.courseCountText, card.duration, card.studentCountText])
      await expect(door.getByText(fact)).toBeVisible();
    const list = door
      .getByRole('paragraph')
      .filter({ hasText: card.programmes[0] ?? '' })
      .last();
    await expect(list).toBeVisible();
    for (const programme of card.programmes) await expect(list).toContainText(programme);
  }
});

test('scrolls sideways with its buttons and the arrow keys', async ({ page }) => {
  const street = await open(page);
  const [earlierButton, moreButton] = [
    page.getByRole('button', { name: 'Earlier schools' }),
    page.getByRole('button', { name: 'More schools' }),
  ];
  await expect(earlierButton).toHaveAttribute('aria-disabled', 'true');
  await moreButton.click();
  await expect.poll(() => scrollLeftOf(street)).toBeGreaterThan(200);
  await expect(earlierButton).toHaveAttribute('aria-disabled', 'false');
  await earlierButton.click();
  await expect.poll(() => scrollLeftOf(street)).toBe(0);
  await street.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrollLeftOf(street)).toBeGreaterThan(200);
});

test('shows the pictures of the visitor’s hour', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T22:00:00+05:30');
  const picture = (await open(page)).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/door-paramedical-night-/);
});

test('is a list with small pictures of the day under Save-Data', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-27T22:00:00+05:30');
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const street = await open(page);
  await expect(page.getByRole('button', { name: 'More schools' })).toBeHidden();
  const picture = street.getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/door-paramedical-400/);
});

for (const [condition, options] of motionlessContexts) {
  test.describe(condition, () => {
    test.use(options);

    test('is a list of all nine schools', async ({ page }) => {
      const street = await open(page);
      expect(await street.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      for (const { card } of schools) await expect(street.getByRole('link', { name: card.name, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'More schools' })).toBeHidden();
    });
  });
}
