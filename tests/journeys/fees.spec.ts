/** What a programme costs: the twelve side by side, and the card on each programme's page. */
import type { Locator, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { levels } from '#schemas/programme.ts';
import { rupees } from '#utils/money.ts';
import { scrollThrough, tabTo } from '../support/acts.ts';
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

test('each row has level, length, entrance, fee and first year; extra charges are named once', async ({ page }) => {
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

test('a press on a heading sorts by it, a second the other way round; programmes without a fee stay last', {
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
  await expect.poll(fees).toEqual([...known, ...missing]);
  await expect(button).toBeFocused();
  await expect(headingOf(page, 'Fee a year')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[data-sort-status][role="status"]')).toHaveText('Sorted by Fee a year, lowest first');

  await press(page, 'Fee a year');
  await expect.poll(fees).toEqual([...known.toReversed(), ...missing]);
  await expect(headingOf(page, 'Fee a year')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('[data-sort-status][role="status"]')).toHaveText('Sorted by Fee a year, highest first');
});

test('level and length sort by their meaning, and one heading at a time says that it sorts', async ({ page }) => {
  await page.goto(path);
  const valuesOf = async (value: (one: (typeof all)[number]) => number) =>
    (await order(page)).map((name) => value(all.find(({ shortName }) => shortName === name) as (typeof all)[number]));
  for (const [heading, value] of [
    ['Level', ({ level }) => levels.indexOf(level)],
    ['Usual length', ({ months }) => months],
  ] as readonly [string, (one: (typeof all)[number]) => number][]) {
    await press(page, heading);
    const inOrder = all.map(value).sort((a, b) => a - b);
    await expect.poll(() => valuesOf(value), heading).toEqual(inOrder);
  }
  await press(page, 'Programme');
  await expect.poll(() => order(page)).toEqual([...listed].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(tableOf(page).locator('[aria-sort]')).toHaveCount(1);
});

test('on paper the table is whole and fits the sheet', async ({ page }) => {
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

test.describe('the card of a programme', () => {
  test.use({ ...phone, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('the card has the same fees as the table', { tag: '@core' }, async ({ page }) => {
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
    test(`${shortName}, whose fee is on request, says whom to ask, and the address can be copied`, async ({ page }) => {
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
