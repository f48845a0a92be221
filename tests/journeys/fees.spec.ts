/** Programme fees: the sortable table of the twelve programmes, and the fee card on each programme's page. */
import type { Locator, Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { levels } from '#schemas/programme.ts';
import { formatRupees } from '#utils/money.ts';
import { scrollThroughPage, tabTo } from '../support/actions.ts';
import { facts, pathOf, programmes } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const path = pathOf('paramedical');
const { feeOnRequest, formFee } = facts;
const names = programmes.map(({ shortName }) => shortName);
/** Programmes with a fee, cheapest first, and those with a fee on request. The school may change which these are. */
const withFee = programmes
  .flatMap((programme) => (programme.fee === null ? [] : [{ ...programme, fee: programme.fee }]))
  .sort((a, b) => a.fee - b.fee);
const withoutFee = programmes.filter(({ fee }) => fee === null);
const tableOf = (page: Page): Locator => page.locator('[data-sort-table]');
const headingOf = (page: Page, name: string): Locator => tableOf(page).locator('thead th', { hasText: name }).first();
/** Headings are buttons once the table has been scrolled to. */
const buttonOf = async (page: Page, name: string): Promise<Locator> => {
  await tableOf(page).scrollIntoViewIfNeeded();
  return headingOf(page, name).getByRole('button');
};
const press = async (page: Page, name: string) => (await buttonOf(page, name)).click();

/** Returns the names of the programmes in the order of the table. */
const readOrder = async (page: Page) =>
  (await tableOf(page).locator('tbody th a > :first-child').allTextContents()).map((name) => name.trim());

test('each row has level, duration, eligibility, fee and first year; extra charges are listed once', async ({ page }) => {
  await page.goto(path);
  expect(await readOrder(page)).toEqual(names);
  for (const { id, shortName, level, duration, eligibility, fee } of programmes) {
    const row = tableOf(page).locator(`tr[id="${id}"]`);
    const fees = fee === null ? [feeOnRequest] : [formatRupees(fee), formatRupees(fee + formFee)];
    for (const text of [shortName, level, duration, eligibility, ...fees]) await expect(row).toContainText(text);
  }
  const rules = page.locator(`[id="${await tableOf(page).getAttribute('aria-describedby')}"]`);
  await expect(rules).toContainText(/examination and enrolment fees are charged separately/i);
  await expect(rules).toContainText(formatRupees(formFee));
});

test('a press on a heading sorts by it, a second press reverses the order; programmes without a fee stay last', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(`${path}#fees`);
  const readFees = async () =>
    (await readOrder(page)).map((name) => withFee.find(({ shortName }) => shortName === name)?.fee ?? null);
  const knownFees = withFee.map(({ fee }) => fee);
  const missingFees = withoutFee.map(() => null);

  // By keyboard; the focus stays on the button.
  const button = await buttonOf(page, 'Fee a year');
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect.poll(readFees).toEqual([...knownFees, ...missingFees]);
  await expect(button).toBeFocused();
  await expect(headingOf(page, 'Fee a year')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[data-sort-status][role="status"]')).toHaveText('Sorted by Fee a year, lowest first');

  await press(page, 'Fee a year');
  await expect.poll(readFees).toEqual([...knownFees.toReversed(), ...missingFees]);
  await expect(headingOf(page, 'Fee a year')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('[data-sort-status][role="status"]')).toHaveText('Sorted by Fee a year, highest first');
});

test('level and duration sort by their values, and only one heading has a sort direction', async ({ page }) => {
  await page.goto(path);
  type Programme = (typeof programmes)[number];
  const readValues = async (value: (programme: Programme) => number) =>
    (await readOrder(page)).map((name) => value(programmes.find(({ shortName }) => shortName === name) as Programme));
  for (const [heading, value] of [
    ['Level', ({ level }) => levels.indexOf(level)],
    ['Usual length', ({ months }) => months],
  ] as readonly [string, (programme: Programme) => number][]) {
    await press(page, heading);
    const sorted = programmes.map(value).sort((a, b) => a - b);
    await expect.poll(() => readValues(value), heading).toEqual(sorted);
  }
  await press(page, 'Programme');
  await expect.poll(() => readOrder(page)).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(tableOf(page).locator('[aria-sort]')).toHaveCount(1);
});

test('in print the table is complete and fits the sheet', async ({ page }) => {
  await page.goto(path);
  await scrollThroughPage(page);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(tableOf(page).locator('tbody tr').first()).toHaveCSS('display', 'table-row');
  await expect(tableOf(page).locator('tbody tr').filter({ visible: true })).toHaveCount(programmes.length);
  await expect(headingOf(page, 'To get in')).toBeVisible();
  const box = await tableOf(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(718);
});

test.describe('the card of a programme', () => {
  test.use({ ...phone, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('the card has the same fees as the table', { tag: '@core' }, async ({ page }) => {
    for (const { id, fee, feeYears = 1 } of programmes) {
      await page.goto(`${pathOf(id)}#fees`);
      const card = page.locator('section#fees');
      await expect(card).toBeInViewport();
      await expect(card).toContainText(/examination and enrolment fees/i);
      const total = feeYears > 1 && fee !== null ? [fee * feeYears + formFee] : [];
      const amounts = fee === null ? [formFee] : [fee, formFee, fee + formFee, ...total];
      expect((await card.locator('dd').allTextContents()).filter((text) => text.startsWith('₹'))).toEqual(
        amounts.map(formatRupees),
      );
    }
  });

  for (const { id, shortName } of withoutFee) {
    test(`${shortName}, whose fee is on request, has an address to ask, which can be copied`, async ({ page }) => {
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
