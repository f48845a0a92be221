/** The events under their filter (All, Academic, Cultural, Sports and Career), their calendar files, and what is over set apart. */
import type { Locator, Page } from '@playwright/test';
import { nextEnd, partEvents } from '#model/part-events.ts';
import { site } from '#model/site.ts';
import { eventCategories as categories, isOn } from '#schemas/event-status.ts';
import { holdBack, scrollThrough, skipIntro } from '../support/acts.ts';
import { events } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** Events to come when the site was built. After the last event there are none, and what needs one is skipped. */
const toComeAtBuild = partEvents(events, site.today.getTime()).toCome;
/** Those that take place: cancelled and postponed ones stay listed and do not count. */
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
  test(`${path}: all events are shown at first, and each category shows its own`, {
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

test('the dates at a glance lead to their events, and can be saved as a calendar', {
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
  test(`${path}: months later, events that are over are set apart, the latest first`, async ({ page }) => {
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

test('when no event is left, the page says so', { tag: '@core' }, async ({ page }) => {
  await open(page, '/whatson', afterAll);
  await expect(page.getByText('No date to come is announced here yet.')).toBeVisible();
  await expect(page.locator('[data-events-over] [data-event]')).toHaveCount(events.length);
  await expect(page.locator('[data-events]').getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use(phone);

  for (const path of ['/whatson', '/']) {
    test(`${path}: the filter is loaded at the first tap, which already counts`, async ({ page }) => {
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

  test('an event that ended since the build is set apart without a tap', async ({ page }) => {
    needsToCome();
    await open(page, '/whatson', new Date(nextEnd(events, site.today.getTime()) + 60_000));
    await expect(islandOf(page)).not.toHaveAttribute('ssr');
    await expect(page.locator('[data-events-over]')).toBeVisible();
  });
});
