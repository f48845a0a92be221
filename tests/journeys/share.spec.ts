/** Sharing and copying: the share sheet of the device, or a copied link; the addresses of admissions and the form. */
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { splitEvents } from '#model/split-events.ts';
import { events, pathOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const shareOf = (page: Page) => page.locator('[data-share=""]');
const statusOf = (page: Page) => page.locator('[data-share-status][role="status"]');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Mocks a share sheet that records the shared data, and that the visitor accepts or dismisses. */
async function mockShareSheet(page: Page, outcome: 'shared' | 'dismissed'): Promise<void> {
  await page.addInitScript((result) => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        (window as Window & { sharedData?: ShareData }).sharedData = data;
        if (result === 'dismissed') throw new DOMException('closed', 'AbortError');
      },
    });
  }, outcome);
}
const readSharedData = (page: Page) => page.evaluate(() => (window as Window & { sharedData?: ShareData }).sharedData);

/** Removes the share sheet, as in most desktop browsers. */
const removeShareSheet = (page: Page) =>
  page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
const breakClipboard = (page: Page, state: 'missing' | 'blocked') =>
  page.addInitScript((value) => {
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: value === 'blocked' ? { writeText } : undefined });
  }, state);

test('a page shares its canonical address, without campaign parameters', async ({ page }) => {
  await mockShareSheet(page, 'shared');
  await page.goto(`${pathOf('bpt')}?utm_source=letter`);
  await expect(shareOf(page)).toHaveAccessibleName('Share');
  await shareOf(page).click();
  await expect.poll(() => readSharedData(page)).toEqual({ title: await page.title(), url: site.origin + pathOf('bpt') });
});

test('a dismissed share sheet leaves the status empty', async ({ page }) => {
  await mockShareSheet(page, 'dismissed');
  await page.goto(pathOf('science'));
  await shareOf(page).click();
  await expect.poll(() => readSharedData(page)).toBeTruthy();
  await expect(statusOf(page)).toHaveText('');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('without a share sheet the button copies the link and announces it', { tag: '@core' }, async ({ page }) => {
    await removeShareSheet(page);
    await page.goto(pathOf('bpt'));
    const button = page.getByRole('button', { name: 'Copy link' });
    await button.press('Enter');
    await expect(statusOf(page)).toHaveText('Link copied');
    await expect(button).toBeFocused();
    expect(await readClipboard(page)).toBe(site.origin + pathOf('bpt'));
  });

  test('an event copies its own address, even after the filter has been used', async ({ page }) => {
    const [event] = splitEvents(events, site.today.getTime()).upcoming;
    test.skip(!event, 'no event was upcoming when the site was built');
    const { id = '', title = '', category = '' } = event ?? {};
    await page.clock.setFixedTime(site.today);
    await removeShareSheet(page);
    await page.goto(pathOf('whatson'));
    await page.locator('[data-events]').scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:has([data-events])')).not.toHaveAttribute('ssr');
    await page.getByRole('group', { name: 'Show events' }).getByRole('button', { name: category }).click();
    const entry = page.locator(`[id="${id}"]`);
    await entry.getByRole('button', { name: `Copy link to ${title}` }).click();
    await expect(entry.locator('[data-share-status][role="status"]')).toHaveText('Link copied');
    expect(await readClipboard(page)).toBe(`${site.origin}${pathOf('whatson')}#${id}`);
  });

  test('the link of a comparison opens at the comparison, below the picture', async ({ page }) => {
    await removeShareSheet(page);
    await page.goto(`${pathOf('compare')}?c=bpt,llb`);
    await page.locator('main [data-share]').click();
    await expect(page.locator('main [data-share-status]')).toHaveText('Link copied');
    const link = await readClipboard(page);
    expect(link).toBe(`${site.origin}${pathOf('compare')}?c=bpt,llb#comparison`);
    await page.goto(link.slice(site.origin.length));
    await expect(page.getByRole('link', { name: 'B.P.T', exact: true })).toBeInViewport();
    await expect(page.locator('h1')).not.toBeInViewport();
  });

  test.describe('on a phone', () => {
    test.use({ ...phone, reducedMotion: 'reduce' });

    test('how to apply has four steps, both addresses to copy, and the list of papers', { tag: '@core' }, async ({ page }) => {
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
        expect(await readClipboard(page)).toBe(address);
      }
      await expect(apply.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', site.applyUrl);
    });
  });
});

test('if the clipboard is blocked, a message says to copy by hand', async ({ page }) => {
  await removeShareSheet(page);
  await breakClipboard(page, 'blocked');
  await page.goto(`${pathOf('bams')}#apply`);
  await page.locator('section#apply').getByRole('button', { name: 'Copy the admissions address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Select it and copy it by hand' })).toHaveCount(1);
});

test.describe('on a phone without a clipboard', () => {
  test.use(phone);

  test('the address is shown to copy by hand, and other copy buttons are hidden', async ({ page }) => {
    await removeShareSheet(page);
    await breakClipboard(page, 'missing');
    await page.goto(pathOf('bams'));
    await page.getByRole('button', { name: 'Copy link' }).tap();
    await expect(statusOf(page)).toHaveText(site.origin + pathOf('bams'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
    await expect(page.getByRole('button', { name: /^Copy the / })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the addresses are shown without copy buttons', async ({ page }) => {
    await page.goto(pathOf('bams'));
    await expect(page.getByRole('button', { name: /^Copy / })).toHaveCount(0);
    for (const address of [site.admissionsEmail, site.applyUrl])
      await expect(page.locator('section#apply')).toContainText(address);
  });
});
