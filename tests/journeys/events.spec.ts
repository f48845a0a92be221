/** The events: their filter (All, Academic, Cultural, Sports and Career), their calendar files, and the list of past events. */
import type { Locator, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { nextEnd, splitEvents } from '#model/split-events.ts';
import { eventCategories as categories, takesPlace } from '#schemas/event-status.ts';
import { holdRequests, scrollThroughPage, skipIntro } from '../support/actions.ts';
import { events } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

/** Upcoming events when the site was built. After the last event there are none, and tests that need one are skipped. */
const upcomingAtBuild = splitEvents(events, site.today.getTime()).upcoming;
/** Cancelled and postponed events are listed but not counted. */
const scheduledAtBuild = upcomingAtBuild.filter(takesPlace);
const skipWithoutUpcoming = () => test.skip(scheduledAtBuild.length === 0, 'no event was upcoming when the site was built');

const entriesOf = (page: Page): Locator => page.locator('[data-event]');
const islandOf = (page: Page): Locator => page.locator('astro-island:has([data-events])');
const choiceOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Show events' }).getByRole('button', { name });

/** Opens a page with the clock at a moment, by default the day of the build, so that the tests don't depend on today's date. */
async function open(page: Page, path: string, moment: Date = site.today): Promise<void> {
  await page.clock.setFixedTime(moment);
  await skipIntro(page);
  await page.goto(path);
  await page.locator('[data-events]').scrollIntoViewIfNeeded();
  // On touch screens the island is hydrated by a press (client/hydrate-on-demand.ts).
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await expect(islandOf(page)).not.toHaveAttribute('ssr');
}

/** Expects that one button of the filter is pressed, only its events are shown, and their number is announced. */
async function expectShown(page: Page, name: string): Promise<void> {
  const expected = events.filter(({ category }) => name === 'All' || category === name);
  const { upcoming, past } = splitEvents(expected, site.today.getTime());
  await expect(page.getByRole('button', { pressed: true })).toHaveText(name);
  await expect(entriesOf(page)).toHaveCount(expected.length);
  const titles = await entriesOf(page).getByRole('heading').allTextContents();
  expect(titles.sort()).toEqual(expected.map(({ title }) => title).sort());
  await expect(page.locator('[data-events] > [role="status"]')).toHaveText(announcedCount(upcoming, past), {
    useInnerText: true,
  });
}

function announcedCount(upcoming: readonly (typeof events)[number][], past: readonly unknown[]): string {
  const count = upcoming.filter(takesPlace).length;
  return (count === 1 ? '1 event' : `${count} events`) + (past.length > 0 ? ` to come, ${past.length} over` : '');
}

for (const path of ['/whatson', '/']) {
  test(`${path}: all events are shown first, and each category shows its events`, {
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

test('the dates at a glance link to their events, and can be saved as a calendar file', {
  tag: '@core',
}, async ({ page }) => {
  skipWithoutUpcoming();
  await open(page, '/whatson');
  const links = page.getByRole('navigation', { name: 'Dates at a glance' }).getByRole('link');
  for (const name of ['Career', 'All']) {
    await choiceOf(page, name).click();
    const shown = scheduledAtBuild.filter(({ category }) => name === 'All' || category === name);
    await expect(links).toContainText(shown.map(({ title }) => title));
    await expect(links).toHaveCount(shown.length);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar (events.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('events.ics');
  const last = scheduledAtBuild.at(-1);
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/whatson#${last?.id}$`));
  await expect(page.locator(`[id="${last?.id}"]`)).toBeInViewport();
});

const sortedEnds = (list: readonly { ends: string }[]) => list.map(({ ends }) => Date.parse(ends)).sort((a, b) => a - b);
const ends = sortedEnds(events);
const upcomingEnds = sortedEnds(upcomingAtBuild);
// After the next two events, or after the only one.
const afterTwo = new Date((upcomingEnds[1] ?? upcomingEnds[0] ?? site.today.getTime()) + 60_000);
const afterAll = new Date(Math.max(ends.at(-1) ?? 0, site.today.getTime()) + 60_000);

for (const path of ['/whatson', '/']) {
  test(`${path}: events that have ended are listed separately, latest first`, async ({ page }) => {
    await open(page, path, afterTwo);
    const pastEvents = events
      .filter(({ ends }) => Date.parse(ends) < afterTwo.getTime())
      .sort((a, b) => Date.parse(b.starts) - Date.parse(a.starts));
    const upcomingEvents = events.filter((event) => !pastEvents.includes(event));
    const pastList = page.locator('[data-past-events]');
    await expect(pastList.getByRole('heading', { level: 3 })).toHaveText('Already over');
    await expect(pastList.getByRole('heading', { level: 4 })).toHaveText(pastEvents.map(({ title }) => title));
    await expect(pastList.getByRole('link')).toHaveCount(0);
    await expect(pastList.locator('img')).toHaveCount(0);
    await expect(entriesOf(page)).toHaveCount(events.length);
    await expect(page.locator('[data-events] > [role="status"]')).toHaveText(announcedCount(upcomingEvents, pastEvents), {
      useInnerText: true,
    });
  });
}

test('after the last event the page says that none is announced', { tag: '@core' }, async ({ page }) => {
  await open(page, '/whatson', afterAll);
  await expect(page.getByText('No date to come is announced here yet.')).toBeVisible();
  await expect(page.locator('[data-past-events] [data-event]')).toHaveCount(events.length);
  await expect(page.locator('[data-events]').getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use(phone);

  for (const path of ['/whatson', '/']) {
    test(`${path}: the first tap on the filter hydrates it, and is not lost`, async ({ page }) => {
      const releaseScripts = await holdRequests(page, '**/assets/event-browser*.js');
      await open(page, path);
      await scrollThroughPage(page);
      await expect(islandOf(page)).toHaveAttribute('ssr');
      await choiceOf(page, 'Sports').tap();
      await choiceOf(page, 'Career').tap();
      releaseScripts();
      await expectShown(page, 'Career');
      await expect(islandOf(page)).not.toHaveAttribute('ssr');
    });
  }

  test('an event that ended after the build is listed as past without a tap', async ({ page }) => {
    skipWithoutUpcoming();
    await open(page, '/whatson', new Date(nextEnd(events, site.today.getTime()) + 60_000));
    await expect(islandOf(page)).not.toHaveAttribute('ssr');
    await expect(page.locator('[data-past-events]')).toBeVisible();
  });
});

test('each date has an e-mail that names the event, with blanks to fill in', async ({ page }) => {
  await open(page, '/whatson');
  for (const { id, title } of scheduledAtBuild) {
    const href = await page.locator(`[id="${id}"]`).getByRole('link', { name: 'We are coming' }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(`mailto:${site.admissionsEmail}?subject=We are coming: ${title}`);
    expect(decodeURIComponent(href ?? '')).toMatch(/&body=.*- .+: …/s);
  }
});
