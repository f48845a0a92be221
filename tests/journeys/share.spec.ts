/** Sharing: the device's own sheet where there is one, else a copied link; on every page that a family might send on. */
import type { Page } from '@playwright/test';
import { educationLinks, resourceLinks, topLinks } from '#model/navigation.ts';
import { partEvents } from '#model/part-events.ts';
import type { RouteId } from '#model/routes.ts';
import { site } from '#model/site.ts';
import { events, pathOf, programmes } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** The pages that can be shared: all that the menus name, the programmes, and the notes that one reads on from. */
const shareable: readonly RouteId[] = [
  ...educationLinks,
  ...programmes.map(({ id }) => id),
  ...topLinks,
  ...resourceLinks,
  'home',
  'courses',
  'a-z',
  'accessibility',
  'privacy',
];
const pageShare = (page: Page) => page.locator('[data-share=""]');

/** Gives the browser a sheet of its own that keeps what it is handed, or answers as one that is closed. */
async function withSheet(page: Page, answer: 'shared' | 'closed'): Promise<void> {
  await page.addInitScript((how) => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        (window as unknown as { handed: ShareData }).handed = data;
        if (how === 'closed') throw new DOMException('closed', 'AbortError');
      },
    });
  }, answer);
}
const handed = (page: Page) => page.evaluate(() => (window as unknown as { handed?: ShareData }).handed);

/** Takes the sheet away, as in most browsers of a desktop. */
const withoutSheet = (page: Page) =>
  page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });

async function leaveIntro(page: Page): Promise<void> {
  if (await page.locator('html[data-intro]').count()) await page.keyboard.press('Shift');
}

test('every page that a family may send on has one share button', () => {
  const withButton = pages.filter(({ document }) => document.querySelectorAll('[data-share=""]').length === 1);
  expect(withButton.map(({ path }) => path).sort()).toEqual(shareable.map((id) => pathOf(id) as string).sort());
});

for (const id of ['bpt', 'gallery'] as const) {
  test(`${pathOf(id)} shares its canonical address without the parameters of a campaign`, async ({ page }) => {
    await withSheet(page, 'shared');
    await page.goto(`${pathOf(id)}?utm_source=letter`);
    await leaveIntro(page);
    const button = pageShare(page);
    await expect(button).toHaveAccessibleName('Share');
    await button.click();
    await expect.poll(() => handed(page)).toEqual({ title: await page.title(), url: site.origin + pathOf(id) });
  });
}

test.describe('where there is no sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('without a share sheet the button copies the link and says so', { tag: '@core' }, async ({ page }) => {
    await withoutSheet(page);
    await page.goto(pathOf('bpt'));
    const button = page.getByRole('button', { name: 'Copy link' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-share-status][role="status"]')).toHaveText('Link copied');
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + pathOf('bpt'));
  });

  test('an event copies its own address, also after the filter was used', async ({ page }) => {
    const [event] = partEvents(events, site.today.getTime()).toCome;
    test.skip(!event, 'no event was to come when the site was built');
    await page.clock.setFixedTime(site.today);
    await withoutSheet(page);
    await page.goto(pathOf('whatson'));
    await page.locator('[data-events]').scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:has([data-events])')).not.toHaveAttribute('ssr');
    await page
      .getByRole('group', { name: 'Show events' })
      .getByRole('button', { name: event?.category ?? '' })
      .click();
    const entry = page.locator(`[id="${event?.id}"]`);
    await entry.getByRole('button', { name: `Copy link to ${event?.title}` }).click();
    await expect(entry.locator('[data-share-status][role="status"]')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${pathOf('whatson')}#${event?.id}`);
  });
});

test.describe('when it does not work', () => {
  test.use(phone);

  test('a dismissed share sheet says nothing', async ({ page }) => {
    await withSheet(page, 'closed');
    await page.goto(pathOf('science'));
    await pageShare(page).tap();
    await expect.poll(() => handed(page)).toBeTruthy();
    await expect(page.locator('[data-share-status][role="status"]')).toHaveText('');
  });

  test('where nothing can be copied, the address is shown to copy by hand', async ({ page }) => {
    await withoutSheet(page);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    await page.goto(pathOf('it'));
    await page.getByRole('button', { name: 'Copy link' }).tap();
    await expect(page.locator('[data-share-status][role="status"]')).toHaveText(site.origin + pathOf('it'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
  });
});
