/** The index of all programmes and courses: by school, from A to Z, and under its filter. */
import type { Locator, Page } from '@playwright/test';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { indexByLetter } from '#model/courses-a-to-z.ts';
import { certificateCategories, facts, pathOf, programmes, schools } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const index = indexBySchool(schools, certificateCategories, programmes, facts.feeOnRequest);
const entries = entriesOf(index);
const path = pathOf('courses');
const lines = (page: Page): Locator => page.locator('[data-school]:not([data-duplicate])').filter({ visible: true });
const choice = (page: Page, group: 'School' | 'Level', name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
/** Opens all `details` elements of the index, which are collapsed on phones. */
const openAllDetails = (page: Page): Promise<void> =>
  page.locator('[data-course-finder] details').evaluateAll((allDetails) => {
    for (const details of allDetails) details.toggleAttribute('open', true);
  });
const count = (page: Page): Locator => page.locator('[data-finder-count][role="status"]');

test.describe('on a phone', () => {
  test.use(phone);

  test('courses are listed by school first; A to Z has its own address, and the back button returns', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: 'Legal Studies' })).toBeVisible();
    await openAllDetails(page);
    await expect(lines(page)).toHaveCount(entries.length);
    const views = page.getByRole('navigation', { name: 'Order of the list' });
    await expect(views.locator('[aria-current="true"]')).toHaveText('By school');

    await views.getByRole('link', { name: 'A to Z' }).tap();
    await expect(page).toHaveURL(`${path}#a-to-z`);
    await openAllDetails(page);
    await expect(lines(page)).toHaveCount(entries.length);
    await expect(page.getByRole('heading', { level: 2, name: 'Legal Studies' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'P', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'P', exact: true })).toBeInViewport();
    await expect(page.locator('#letter-p')).toContainText('Physiotherapy');

    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Legal Studies' })).toBeVisible();
  });

  test('all schools except the first are collapsed, and open by a press, an address or a filter', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#by-school details[open]')).toHaveCount(1);
    const law = page.locator('#by-school > section', { has: page.getByRole('heading', { level: 2, name: 'Legal Studies' }) });
    await law.locator('summary').tap();
    await expect(law.getByRole('link', { name: 'Cyber Law certificate' })).toBeVisible();
    await choice(page, 'Level', 'Master').tap();
    for (const school of await page.locator('#by-school > section:not([hidden])').all())
      await expect(school.locator('[data-school]:not([hidden])').first()).toBeVisible();
    await choice(page, 'Level', 'All').tap();
    await page.goto(`${path}#letter-p`);
    await expect(page.locator('#letter-p [data-school]').first()).toBeVisible();
  });

  test('the entrance calendar is collapsed by school, and opens by a press or an address', async ({ page }) => {
    await page.goto(path);
    const calendar = page.locator('#entrances');
    await expect(calendar.locator('details')).toHaveCount(8);
    await expect(calendar.locator('details[open]')).toHaveCount(0);
    await calendar.locator('summary', { hasText: 'Legal Studies' }).tap();
    await expect(calendar.getByRole('rowheader', { name: 'CLAT' })).toBeVisible();
    for (const [address, name] of [
      ['#cuet-ug', 'CUET (UG)'],
      ['#entrances-design', 'MAH B.Design CET'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${path}${address}`);
      await expect(calendar.locator('details[open]')).toHaveCount(1);
      await expect(calendar.getByRole('rowheader', { name }).filter({ visible: true })).toBeInViewport();
    }
  });

  test('the first courses are on the first screen, and every filter can be reached', async ({ page }) => {
    await page.goto(path);
    await expect(lines(page).nth(1)).toBeInViewport({ ratio: 1 });
    for (const name of ['School', 'Level']) {
      const last = page.getByRole('group', { name }).getByRole('button').last();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last, 'clear of the fading edge').toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('the filter', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the filter shows the courses of a school, of a level or of both, and their number', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [group, name, matches] of [
      ['Level', 'Diploma', ({ levels }) => levels.includes('Diploma')],
      ['Level', 'Master', ({ levels }) => levels.includes('Master')],
      ['School', 'Law', ({ levels, school }) => levels.includes('Master') && school === 'legal'],
      ['Level', 'All', ({ school }) => school === 'legal'],
      ['School', 'All', () => true],
    ] as readonly ['School' | 'Level', string, (entry: (typeof entries)[number]) => boolean][]) {
      await choice(page, group, name).click();
      const matching = entries.filter(matches);
      await expect(lines(page)).toHaveCount(matching.length);
      await expect(count(page)).toHaveText(`${matching.length} of ${entries.length} courses and subjects`);
      await expect(choice(page, group, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('group', { name: group }).locator('[aria-pressed="true"]')).toHaveCount(1);
      const schoolCount = new Set(matching.map(({ school }) => school)).size;
      await expect(page.locator('#by-school > section').filter({ visible: true })).toHaveCount(schoolCount);
    }
  });

  test('the filter also applies to the list from A to Z, and hides its empty letters', async ({ page }) => {
    await page.goto(`${path}#a-to-z`);
    await choice(page, 'School', 'Law').click();
    await expect(lines(page)).toHaveCount(entries.filter(({ school }) => school === 'legal').length);
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    const withLaw = indexByLetter(index).filter((letter) => letter.lines.some(({ school }) => school === 'legal'));
    await expect(letters).toHaveText(withLaw.map(({ letter }) => letter));
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('without JavaScript both lists are shown, with links to each and no filter', { tag: '@core' }, async ({ page }) => {
    await page.goto(path);
    for (const details of await page.locator('[data-course-finder] details').all())
      if ((await details.getAttribute('open')) === null) await details.locator('> summary').tap();
    await expect(lines(page)).toHaveCount(entries.length * 2);
    await expect(page.locator('[data-filter]').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'A to Z', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 2, name: '0–9' })).toBeInViewport();
  });
});
