/** The events under their filter: All, Academic, Cultural, Sports and Career. */
import type { Locator, Page } from '@playwright/test';
import { events } from '../../src/content/events.ts';
import { skipIntro, tabTo } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { laptop, phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const categories = ['Academic', 'Cultural', 'Sports', 'Career'] as const;
const entriesOf = (page: Page): Locator => page.locator('[data-event]');
const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Show events' }).getByRole('button', { name });

async function open(page: Page, path: string): Promise<void> {
  await skipIntro(page);
  await page.goto(path);
  await page.locator('[data-events]').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has([data-events])')).not.toHaveAttribute('ssr');
}

/** That one choice is pressed, its events and no others are shown, and their number is said. */
async function expectShown(page: Page, name: string): Promise<void> {
  const expected = events.filter(({ category }) => name === 'All' || category === name);
  await expect(page.getByRole('button', { pressed: true })).toHaveText(name);
  await expect(entriesOf(page)).toHaveCount(expected.length);
  const titles = await entriesOf(page).getByRole('heading').allTextContents();
  expect(titles.sort()).toEqual(expected.map(({ title }) => title).sort());
  await expect(page.locator('[data-events]').getByRole('status')).toHaveText(
    expected.length === 1 ? '1 event' : `${expected.length} events`,
  );
}

test('the content gives six events, and some to each category', () => {
  expect(events).toHaveLength(6);
  for (const name of categories) expect(events.filter(({ category }) => category === name).length, name).toBeGreaterThan(0);
});

for (const path of ['/whatson', '/']) {
  test.describe(`${path}, with a mouse`, () => {
    test.use(laptop);

    test('all six at first; each category shows its own and no others; All brings them back', async ({ page }) => {
      await open(page, path);
      const choices = page.getByRole('group', { name: 'Show events' }).getByRole('button');
      await expect(choices).toHaveText(['All', ...categories]);
      await expectShown(page, 'All');
      for (const name of [...categories, 'All']) {
        await choiceOf(page, name).click();
        await expectShown(page, name);
      }
    });
  });
}

test.describe('/whatson', () => {
  test.use(laptop);

  test('each event tells day, hours, place, people and what happens', async ({ page }) => {
    await open(page, '/whatson');
    for (const { id, title, category, starts, location, attendees, description } of events) {
      const entry = page.locator(`[id="${id}"]`);
      await expect(entry.getByRole('heading')).toHaveText(title);
      for (const text of [category, location, attendees, description]) await expect(entry).toContainText(text);
      await expect(entry.locator('time')).toHaveAttribute('datetime', starts);
    }
    await expect(entriesOf(page).getByText('Featured')).toHaveCount(events.filter(({ featured }) => featured).length);
  });

  test('an event has an address of its own', async ({ page }) => {
    const last = events.at(-1);
    await page.goto(`/whatson#${last?.id}`);
    await expect(page.locator(`[id="${last?.id}"]`)).toBeInViewport();
  });
});

test.describe('by keyboard', () => {
  test.use({ ...laptop, reducedMotion: 'reduce' });

  test('Tab reaches the choices, Enter and Space press them, and the focus stays', async ({ page }) => {
    await open(page, '/whatson');
    await tabTo(page, choiceOf(page, 'Cultural'));
    await page.keyboard.press('Enter');
    await expectShown(page, 'Cultural');
    await expect(choiceOf(page, 'Cultural')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectShown(page, 'Sports');
  });

  test('axe finds nothing when a category is chosen', async ({ page }) => {
    await open(page, '/whatson');
    await choiceOf(page, 'Career').click();
    await expectShown(page, 'Career');
    await expectAccessible(page, 'axe with Career chosen');
  });
});

test.describe('by touch', () => {
  test.use(phone);

  test('a tap chooses a category', async ({ page }) => {
    await open(page, '/whatson');
    for (const name of ['Career', 'Academic']) {
      await choiceOf(page, name).tap();
      await expectShown(page, name);
    }
  });
});

for (const path of ['/whatson', '/']) {
  test.describe(`${path}, with script off`, () => {
    test.use({ ...laptop, javaScriptEnabled: false });

    test('all six are shown, and no filter that would do nothing', async ({ page }) => {
      await page.goto(path);
      await expect(entriesOf(page).filter({ visible: true })).toHaveCount(6);
      expect(await page.getByRole('group', { name: 'Show events' }).count()).toBe(0);
    });
  });
}
