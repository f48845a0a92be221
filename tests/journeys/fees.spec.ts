/** What a programme costs: the twelve side by side, and the card on each programme's page. */
import type { Locator, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { rupees } from '#utils/money.ts';
import { fontsHere, scrollThrough, tabTo } from '../support/acts.ts';
import { programmes as all, facts, pathOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const path = pathOf('paramedical');
const { feeOnRequest, formFee } = facts;
const listed = all.map(({ shortName }) => shortName);
/** Those with a printed fee, cheapest first, and those whose fee is to be asked for: the school may change which they are. */
const printed = all.flatMap((one) => (one.fee === null ? [] : [{ ...one, fee: one.fee }])).sort((a, b) => a.fee - b.fee);
const toAskFor = all.filter(({ fee }) => fee === null);
const tableOf = (page: Page): Locator => page.locator('[data-sort-table]');
const headingOf = (page: Page, name: string): Locator => tableOf(page).locator('thead th', { hasText: name }).first();
/** Headings are buttons once the table has been scrolled to. */
const buttonOf = async (page: Page, name: string): Promise<Locator> => {
  await tableOf(page).scrollIntoViewIfNeeded();
  return headingOf(page, name).getByRole('button');
};
const press = async (page: Page, name: string) => (await buttonOf(page, name)).click();

/** The programmes in the order in which the table has them now. */
const order = async (page: Page) =>
  (await tableOf(page).locator('tbody th a > :first-child').allTextContents()).map((name) => name.trim());

test('each row says level, length, entrance, fee and first year; what comes on top is said once', async ({ page }) => {
  await page.goto(path);
  expect(await order(page)).toEqual(listed);
  for (const { id, shortName, level, length, entrance, fee } of all) {
    const row = tableOf(page).locator(`tr[id="${id}"]`);
    const fees = fee === null ? [feeOnRequest] : [rupees(fee), rupees(fee + formFee)];
    for (const text of [shortName, level, length, entrance, ...fees]) await expect(row).toContainText(text);
  }
  const rules = page.locator(`[id="${await tableOf(page).getAttribute('aria-describedby')}"]`);
  await expect(rules).toContainText(/examination and enrolment fees are charged separately/i);
  await expect(rules).toContainText(rupees(formFee));
});

test('a press on a heading sorts by it, a second the other way; what has no fee is last', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(`${path}#fees`);
  const fees = async () => (await order(page)).map((name) => printed.find(({ shortName }) => shortName === name)?.fee ?? null);
  const known = printed.map(({ fee }) => fee);
  const missing = toAskFor.map(() => null);

  // By keyboard too, and the focus stays.
  const button = await buttonOf(page, 'Fee a year');
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  expect(await fees()).toEqual([...known, ...missing]);
  await expect(button).toBeFocused();
  await expect(headingOf(page, 'Fee a year')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[data-sort-status][role="status"]')).toHaveText('Sorted by Fee a year, lowest first');

  await press(page, 'Fee a year');
  expect(await fees()).toEqual([...known.toReversed(), ...missing]);
  await expect(headingOf(page, 'Fee a year')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('[data-sort-status][role="status"]')).toHaveText('Sorted by Fee a year, highest first');
});

test('level and length are sorted by what they mean, and only one heading says that it sorts', async ({ page }) => {
  await page.goto(path);
  await press(page, 'Level');
  expect((await order(page)).slice(0, 2)).toEqual(['G.D.A', 'D.M.L.T']);
  expect((await order(page)).at(-1)).toBe('M.P.T');
  await press(page, 'Usual length');
  expect((await order(page)).slice(0, 2)).toEqual(['G.D.A', 'H.S.O']);
  expect((await order(page)).slice(-2)).toEqual(['B.P.T', 'B.A.M.S']);
  await press(page, 'Programme');
  expect(await order(page)).toEqual([...listed].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(tableOf(page).locator('[aria-sort]')).toHaveCount(1);
});

test('the headings stay in sight down to the last row', async ({ page }) => {
  await page.goto(path);
  await tableOf(page).locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(tableOf(page).locator('tbody tr').first()).not.toBeInViewport();
  await expect(headingOf(page, 'Fee a year')).toBeInViewport({ ratio: 1 });
});

test('on paper it is a table of them all, without buttons to press', async ({ page }) => {
  await page.goto(path);
  await scrollThrough(page);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(tableOf(page).locator('tbody tr').first()).toHaveCSS('display', 'table-row');
  await expect(tableOf(page).locator('tbody tr').filter({ visible: true })).toHaveCount(all.length);
  await expect(headingOf(page, 'To get in')).toBeVisible();
  const box = await tableOf(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(718);
});

test.describe('the fees on a phone', () => {
  test.use(phone);

  test('name and both sums stand on the screen, the sums under one another', async ({ page }) => {
    await page.goto(path);
    await fontsHere(page);
    const edges = new Set<number>();
    for (const { id } of printed) {
      const cells = tableOf(page).locator(`tr[id="${id}"] td`);
      for (const cell of [cells.nth(3), cells.nth(4)]) {
        const box = await cell.boundingBox();
        edges.add(Math.round((box?.x ?? 0) + (box?.width ?? 0)));
      }
      const name = await tableOf(page).locator(`tr[id="${id}"] th a > :first-child`).boundingBox();
      const sum = await cells.nth(3).boundingBox();
      expect((name?.x ?? 0) + 1, id).toBeLessThan(sum?.x ?? 0);
      expect(Math.abs((name?.y ?? 0) - (sum?.y ?? 999)), 'beside one another').toBeLessThan(20);
    }
    expect([...edges]).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  });
});

test.describe('the card of a programme', () => {
  test.use({ ...phone, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('says what the table says of it', { tag: '@core' }, async ({ page }) => {
    for (const { id, fee, feeYears = 1 } of all) {
      await page.goto(`${pathOf(id)}#fees`);
      const card = page.locator('section#fees');
      await expect(card).toBeInViewport();
      await expect(card).toContainText(/examination and enrolment fees/i);
      const whole = feeYears > 1 && fee !== null ? [fee * feeYears + formFee] : [];
      const sums = fee === null ? [formFee] : [fee, formFee, fee + formFee, ...whole];
      expect((await card.locator('dd').allTextContents()).filter((text) => text.startsWith('₹'))).toEqual(sums.map(rupees));
    }
  });

  for (const { id, shortName } of toAskFor) {
    test(`${shortName}, whose fee is not printed, says whom to ask; the address can be copied`, async ({ page }) => {
      await page.goto(path);
      await tableOf(page)
        .getByRole('link', { name: `How to ask for the fee of ${shortName}`, exact: true })
        .tap();
      await expect(page).toHaveURL(`${pathOf(id)}#fees`);
      const card = page.locator('section#fees');
      await expect(card).toContainText(feeOnRequest);
      const subject = encodeURIComponent(`Fee structure of ${shortName}`);
      const write = card.getByRole('link', { name: 'Write to admissions' });
      await expect(write).toHaveAttribute('href', `mailto:${site.admissionsEmail}?subject=${subject}`);
      await card.getByRole('button', { name: 'Copy the admissions address' }).tap();
      await expect(card.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.admissionsEmail);
    });
  }
});
