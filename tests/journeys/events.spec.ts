/** The events under their filter (All, Academic, Cultural, Sports and Career), their calendar files, and what is over set apart. */
import type { Locator, Page } from '@playwright/test';
import { nextEnd, partEvents } from '#model/part-events.ts';
import { site } from '#model/site.ts';
import { eventCategories as categories, isOn } from '#schemas/event-status.ts';
import { holdBack, scrollThrough, skipIntro, tabTo } from '../support/acts.ts';
import { events } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** What had not ended when the tested site was built. On a day after the last event it is none, and what needs one is skipped by name. */
const toComeAtBuild = partEvents(events, site.today.getTime()).toCome;
/** Those of them that take place: what is cancelled or postponed stays listed, and counts no more. */
const onAtBuild = toComeAtBuild.filter(isOn);
const needsToCome = () => test.skip(onAtBuild.length === 0, 'no event was to come when the site was built');

const entriesOf = (page: Page): Locator => page.locator('[data-event]');
const islandOf = (page: Page): Locator => page.locator('astro-island:has([data-events])');
const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Show events' }).getByRole('button', { name });

/** The day on which a visitor comes: by itself the day of the build, so that these tests do not grow old. */
async function open(page: Page, path: string, moment: Date = site.today): Promise<void> {
  await page.clock.setFixedTime(moment);
  await skipIntro(page);
  await page.goto(path);
  await page.locator('[data-events]').scrollIntoViewIfNeeded();
  // On a screen worked by touch it waits for a press (client/hydrate-on-demand.ts).
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await expect(islandOf(page)).not.toHaveAttribute('ssr');
}

/** That one choice is pressed, its events and no others are shown, and their number is said. */
async function expectShown(page: Page, name: string): Promise<void> {
  const expected = events.filter(({ category }) => name === 'All' || category === name);
  const { toCome, over } = partEvents(expected, site.today.getTime());
  await expect(page.getByRole('button', { pressed: true })).toHaveText(name);
  await expect(entriesOf(page)).toHaveCount(expected.length);
  const titles = await entriesOf(page).getByRole('heading').allTextContents();
  expect(titles.sort()).toEqual(expected.map(({ title }) => title).sort());
  await expect(page.locator('[data-events] > [role="status"]')).toHaveText(numberSaid(toCome, over), { useInnerText: true });
}

function numberSaid(toCome: readonly (typeof events)[number][], over: readonly unknown[]): string {
  const on = toCome.filter(isOn).length;
  return (on === 1 ? '1 event' : `${on} events`) + (over.length > 0 ? ` to come, ${over.length} over` : '');
}

for (const path of ['/whatson', '/']) {
  test(`${path}: all at first; each category shows its own and no others`, {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, path);
    const choices = page.getByRole('group', { name: 'Show events' }).getByRole('button');
    await expect(choices).toHaveText(['All', ...categories]);
    await expectShown(page, 'All');
    for (const name of [...categories, 'All']) {
      await choiceOf(page, name).click();
      await expectShown(page, name);
    }
  });
}

test('each event tells day, hours, place, people and what happens', async ({ page }) => {
  await open(page, '/whatson');
  for (const { id, title, category, starts, location, attendees, description } of events) {
    const entry = page.locator(`[id="${id}"]`);
    await expect(entry.getByRole('heading')).toHaveText(title);
    for (const text of [category, location, attendees, description]) await expect(entry).toContainText(text);
    await expect(entry.locator('time')).toHaveAttribute('datetime', starts);
  }
  await expect(entriesOf(page).getByText('Featured')).toHaveCount(toComeAtBuild.filter(({ featured }) => featured).length);
});

test('the dates at a glance lead to what is shown, and can be saved as a calendar', {
  tag: '@core',
}, async ({ page }) => {
  needsToCome();
  await open(page, '/whatson');
  const links = page.getByRole('navigation', { name: 'Dates at a glance' }).getByRole('link');
  for (const name of ['Career', 'All']) {
    await choiceOf(page, name).click();
    const shown = onAtBuild.filter(({ category }) => name === 'All' || category === name);
    await expect(links).toContainText(shown.map(({ title }) => title));
    await expect(links).toHaveCount(shown.length);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar (events.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('events.ics');
  const last = onAtBuild.at(-1);
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/whatson#${last?.id}$`));
  await expect(page.locator(`[id="${last?.id}"]`)).toBeInViewport();
});

const inOrder = (all: readonly { ends: string }[]) => all.map(({ ends }) => Date.parse(ends)).sort((a, b) => a - b);
const ends = inOrder(events);
const soonest = inOrder(toComeAtBuild);
// Two more are over than at the build, or as many as are left.
const afterTwo = new Date((soonest[1] ?? soonest[0] ?? site.today.getTime()) + 60_000);
const afterAll = new Date(Math.max(ends.at(-1) ?? 0, site.today.getTime()) + 60_000);

for (const path of ['/whatson', '/']) {
  test(`${path}: who comes months later finds what is over set apart, the latest first`, async ({ page }) => {
    await open(page, path, afterTwo);
    const overThen = events
      .filter(({ ends }) => Date.parse(ends) < afterTwo.getTime())
      .sort((a, b) => Date.parse(b.starts) - Date.parse(a.starts));
    const left = events.filter((event) => !overThen.includes(event));
    const over = page.locator('[data-events-over]');
    await expect(over.getByRole('heading', { level: 3 })).toHaveText('Already over');
    await expect(over.getByRole('heading', { level: 4 })).toHaveText(overThen.map(({ title }) => title));
    await expect(over.getByRole('link')).toHaveCount(0);
    await expect(over.locator('img')).toHaveCount(0);
    await expect(entriesOf(page)).toHaveCount(events.length);
    await expect(page.locator('[data-events] > [role="status"]')).toHaveText(numberSaid(left, overThen), { useInnerText: true });
  });
}

test('who comes when nothing is left is told so', { tag: '@core' }, async ({ page }) => {
  await open(page, '/whatson', afterAll);
  await expect(page.getByText('No date to come is announced here yet.')).toBeVisible();
  await expect(page.locator('[data-events-over] [data-event]')).toHaveCount(events.length);
  await expect(page.locator('[data-events]').getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test.describe('by keyboard', () => {
  test.use({ reducedMotion: 'reduce' });

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
});

test.describe('by touch', () => {
  test.use(phone);

  for (const path of ['/whatson', '/']) {
    test(`${path}: scrolled past, the filter sleeps; the first tap wakes it, and counts already`, async ({ page }) => {
      const letScriptsCome = await holdBack(page, '**/assets/event-browser*.js');
      await open(page, path);
      await scrollThrough(page);
      await expect(islandOf(page)).toHaveAttribute('ssr');
      await choiceOf(page, 'Sports').tap();
      await choiceOf(page, 'Career').tap();
      letScriptsCome();
      await expectShown(page, 'Career');
      await expect(islandOf(page)).not.toHaveAttribute('ssr');
    });
  }

  test('/: how many events are folded away is said', async ({ page }) => {
    await open(page, '/');
    const seen = entriesOf(page).filter({ visible: true });
    const rest = page.locator('[data-events] summary');
    test.skip(!(await rest.count()), 'too few events were to come when the site was built');
    const more = (await rest.textContent()) ?? '';
    const folded = toComeAtBuild.slice(-Number.parseInt(more, 10));
    await expect(seen).toHaveCount(events.length - folded.length);
    await expect(page.locator('[data-events] > [role="status"]')).toContainText(
      `, ${folded.filter(isOn).length} of them under ‘${more}’`,
      { useInnerText: true },
    );
    await rest.tap();
    await expect(seen).toHaveCount(events.length);
  });

  test('once an event is over that was to come when the page was built, it is set apart without a tap', async ({ page }) => {
    needsToCome();
    await open(page, '/whatson', new Date(nextEnd(events, site.today.getTime()) + 60_000));
    await expect(islandOf(page)).not.toHaveAttribute('ssr');
    await expect(page.locator('[data-events-over]')).toBeVisible();
  });
});
