/** Sharing and copying: the device's own sheet where there is one, else a copied link; addresses that a family writes to. */
import type { Page } from '@playwright/test';
import { partEvents } from '#model/part-events.ts';
import { site } from '#model/site.ts';
import { events, pathOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { helpPaths, pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** The page in Hindi asks for nothing in English, and the film of the acrylic has its own way on. */
const withoutShare: readonly string[] = [...helpPaths, pathOf('hindi'), pathOf('about-acrylic')];
const shareOf = (page: Page) => page.locator('[data-share=""]');
const statusOf = (page: Page) => page.locator('[data-share-status][role="status"]');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Gives the browser a share sheet that records what is shared, or that the visitor dismisses. */
async function withSheet(page: Page, answer: 'shared' | 'dismissed'): Promise<void> {
  await page.addInitScript((how) => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        (window as unknown as { handed: ShareData }).handed = data;
        if (how === 'dismissed') throw new DOMException('closed', 'AbortError');
      },
    });
  }, answer);
}
const handed = (page: Page) => page.evaluate(() => (window as unknown as { handed?: ShareData }).handed);

/** Takes the share sheet away, as in most browsers of a desktop. */
const withoutSheet = (page: Page) =>
  page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
const setClipboard = (page: Page, value: 'missing' | 'refusing') =>
  page.addInitScript((how) => {
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: how === 'refusing' ? { writeText } : undefined });
  }, value);

test('every page that a family may send on has one share button', () => {
  for (const { path, document } of pages)
    expect(document.querySelectorAll('[data-share=""]'), path).toHaveLength(withoutShare.includes(path) ? 0 : 1);
});

test('a page shares its canonical address without the parameters of a campaign', async ({ page }) => {
  await withSheet(page, 'shared');
  await page.goto(`${pathOf('bpt')}?utm_source=letter`);
  await expect(shareOf(page)).toHaveAccessibleName('Share');
  await shareOf(page).click();
  await expect.poll(() => handed(page)).toEqual({ title: await page.title(), url: site.origin + pathOf('bpt') });
});

test('a dismissed share sheet says nothing', async ({ page }) => {
  await withSheet(page, 'dismissed');
  await page.goto(pathOf('science'));
  await shareOf(page).click();
  await expect.poll(() => handed(page)).toBeTruthy();
  await expect(statusOf(page)).toHaveText('');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('without a share sheet the button copies the link and says so', { tag: '@core' }, async ({ page }) => {
    await withoutSheet(page);
    await page.goto(pathOf('bpt'));
    const button = page.getByRole('button', { name: 'Copy link' });
    await button.press('Enter');
    await expect(statusOf(page)).toHaveText('Link copied');
    await expect(button).toBeFocused();
    expect(await copied(page)).toBe(site.origin + pathOf('bpt'));
  });

  test('an event copies its own address, also after the filter was used', async ({ page }) => {
    const [event] = partEvents(events, site.today.getTime()).toCome;
    test.skip(!event, 'no event was to come when the site was built');
    const { id = '', title = '', category = '' } = event ?? {};
    await page.clock.setFixedTime(site.today);
    await withoutSheet(page);
    await page.goto(pathOf('whatson'));
    await page.locator('[data-events]').scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:has([data-events])')).not.toHaveAttribute('ssr');
    await page.getByRole('group', { name: 'Show events' }).getByRole('button', { name: category }).click();
    const entry = page.locator(`[id="${id}"]`);
    await entry.getByRole('button', { name: `Copy link to ${title}` }).click();
    await expect(entry.locator('[data-share-status][role="status"]')).toHaveText('Link copied');
    expect(await copied(page)).toBe(`${site.origin}${pathOf('whatson')}#${id}`);
  });

  test.describe('on a phone', () => {
    test.use({ ...phone, reducedMotion: 'reduce' });

    test('how to apply has four steps, both addresses to copy, and the papers to have ready', { tag: '@core' }, async ({
      page,
    }) => {
      await page.goto(`${pathOf('bscnursing')}#apply`);
      const apply = page.locator('section#apply');
      await expect(apply.locator('ol > li')).toHaveCount(4);
      await expect(apply).toContainText('Class 10 marksheet');
      const write = apply.getByRole('link', { name: site.admissionsEmail });
      await expect(write).toHaveAttribute('href', /^mailto:.+subject=B\.Sc\.%20Nursing$/);
      for (const [name, address] of [
        ['Copy the admissions address', site.admissionsEmail],
        ['Copy the address of the form', site.applyUrl],
      ] as const) {
        await expect(apply).toContainText(address);
        const button = apply.getByRole('button', { name });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await button.tap();
        await expect(apply.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeAttached();
        expect(await copied(page)).toBe(address);
      }
      await expect(apply.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', site.applyUrl);
    });
  });
});

test('where the clipboard refuses, the page says how to copy by hand', async ({ page }) => {
  await withoutSheet(page);
  await setClipboard(page, 'refusing');
  await page.goto(`${pathOf('bams')}#apply`);
  await page.locator('section#apply').getByRole('button', { name: 'Copy the admissions address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Select it and copy it by hand' })).toHaveCount(1);
});

test.describe('on a phone without a clipboard', () => {
  test.use(phone);

  test('the address is shown to copy by hand, and there is no button to copy others', async ({ page }) => {
    await withoutSheet(page);
    await setClipboard(page, 'missing');
    await page.goto(pathOf('bams'));
    await page.getByRole('button', { name: 'Copy link' }).tap();
    await expect(statusOf(page)).toHaveText(site.origin + pathOf('bams'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
    await expect(page.getByRole('button', { name: /^Copy the / })).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the addresses can be read, and there is no button to copy them', async ({ page }) => {
    await page.goto(pathOf('bams'));
    await expect(page.getByRole('button', { name: /^Copy / })).toHaveCount(0);
    for (const address of [site.admissionsEmail, site.applyUrl])
      await expect(page.locator('section#apply')).toContainText(address);
  });
});
