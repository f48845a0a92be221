/** The index of all programmes and courses: by school, from A to Z, and under its filter. */
import type { Locator, Page } from '@playwright/test';
import { entriesOf, indexBySchool } from '#model/course-index.ts';
import { indexByLetter } from '#model/course-letters.ts';
import { categories, facts, pathOf, programmes, schools } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const index = indexBySchool(schools, categories, programmes, facts.feeOnRequest);
const all = entriesOf(index);
const path = pathOf('courses');
const lines = (page: Page): Locator => page.locator('[data-school]:not([data-also])').filter({ visible: true });
const choice = (page: Page, group: 'School' | 'Level', name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const counted = (page: Page): Locator => page.locator('[data-finder-count][role="status"]');

test.describe('on a phone', () => {
  test.use(phone);

  test('courses stand by school at first; A to Z has an address of its own, and Back returns', async ({ page }) => {
    await page.goto(path);
    await expect(lines(page)).toHaveCount(all.length);
    await expect(page.getByRole('heading', { level: 2, name: 'Legal Studies' })).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Order of the list' });
    await expect(views.locator('[aria-current="true"]')).toHaveText('By school');

    await views.getByRole('link', { name: 'A to Z' }).tap();
    await expect(page).toHaveURL(`${path}#a-to-z`);
    await expect(lines(page)).toHaveCount(all.length);
    await expect(page.getByRole('heading', { level: 2, name: 'Legal Studies' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'P', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'P', exact: true })).toBeInViewport();
    await expect(page.locator('#letter-p')).toContainText('Physiotherapy');

    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Legal Studies' })).toBeVisible();
  });

  test('the first courses are on the first screen, and every filter can be reached', async ({ page }) => {
    await page.goto(path);
    await expect(lines(page).nth(1)).toBeInViewport({ ratio: 1 });
    for (const name of ['School', 'Level']) {
      const last = page.getByRole('group', { name }).getByRole('button').last();
      await expect(last).not.toBeInViewport();
      await last.focus();
      await expect(last, 'clear of what fades').toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('the filter', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the filter shows the courses of a school, of a level, of both, and says how many', { tag: '@core' }, async ({ page }) => {
    await page.goto(path);
    for (const [group, name, fits] of [
      ['Level', 'Diploma', ({ levels }) => levels.includes('Diploma')],
      ['Level', 'Master', ({ levels }) => levels.includes('Master')],
      ['School', 'Law', ({ levels, school }) => levels.includes('Master') && school === 'legal'],
      ['Level', 'All', ({ school }) => school === 'legal'],
      ['School', 'All', () => true],
    ] as readonly ['School' | 'Level', string, (entry: (typeof all)[number]) => boolean][]) {
      await choice(page, group, name).click();
      const left = all.filter(fits);
      await expect(lines(page)).toHaveCount(left.length);
      await expect(counted(page)).toHaveText(`${left.length} of ${all.length} shown`);
      await expect(choice(page, group, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('group', { name: group }).locator('[aria-pressed="true"]')).toHaveCount(1);
      const schoolsLeft = new Set(left.map(({ school }) => school)).size;
      await expect(page.locator('#by-school > section').filter({ visible: true })).toHaveCount(schoolsLeft);
    }
  });

  test('the filter holds for the list from A to Z too, and hides its empty letters', async ({ page }) => {
    await page.goto(`${path}#a-to-z`);
    await choice(page, 'School', 'Law').click();
    await expect(lines(page)).toHaveCount(all.filter(({ school }) => school === 'legal').length);
    const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
    const withLaw = indexByLetter(index).filter((letter) => letter.lines.some(({ school }) => school === 'legal'));
    await expect(letters).toHaveText(withLaw.map(({ letter }) => letter));
  });
});

test.describe('with script off', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('without script both lists are shown, with links to each and no filter', { tag: '@core' }, async ({ page }) => {
    await page.goto(path);
    await expect(lines(page)).toHaveCount(all.length * 2);
    await expect(page.locator('[data-filter]').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'A to Z', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 2, name: '0–9' })).toBeInViewport();
  });
});
