/** Keeping and comparing courses: the keep buttons, the comparison, its URL, its printout and its calendar file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { formatRupees } from '#utils/money.ts';
import { swipe, tabTo, waitForFontsAndLayout, waitForScrollEnd } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { facts, getProgramme, pageContent, pathOf } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const path = pathOf('compare');
const words = pageContent.compare;
const keepOf = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^Keep (to compare: )?${RegExp.escape(name)}$`) })
    .filter({ visible: true })
    .first();
const count = (page: Page) => page.getByRole('link', { name: /^Compare \d kept courses?$/ });
const keepStatus = (page: Page) => page.locator('.kept-status');
const table = (page: Page) => page.locator('[data-has-courses] table');
const heads = (page: Page) => table(page).locator('thead a');
const row = (page: Page, name: string) =>
  table(page)
    .locator('tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const readStorage = (page: Page) => page.evaluate(() => localStorage.getItem('kept-courses'));
const totalCost = (id: string) => {
  const { fee, feeYears = 1 } = getProgramme(id);
  return formatRupees((fee ?? 0) * feeYears + facts.formFee);
};

test('two programmes can be kept, compared and removed, and the count is updated', { tag: '@core' }, async ({ page }) => {
  await page.goto(pathOf('bpt'));
  await expect(count(page)).toHaveCount(0);
  await keepOf(page, 'B.P.T').click();
  await expect(keepOf(page, 'B.P.T')).toHaveAttribute('aria-pressed', 'true');
  await expect(keepStatus(page)).toHaveText('B.P.T is kept. 1 of 6.');
  await page.goto(pathOf('bmlt'));
  await keepOf(page, 'B.M.L.T').click();
  await count(page).click();
  await expect(page).toHaveURL(`${path}?c=bpt,bmlt`);
  await expect(heads(page)).toHaveText(['B.P.T', 'B.M.L.T']);
  await expect(row(page, words.rows.whole.english)).toContainText(totalCost('bpt'));
  await expect(row(page, words.rows.whole.english)).toContainText(totalCost('bmlt'));

  await page.getByRole('button', { name: 'Remove B.P.T' }).click();
  await expect(heads(page)).toHaveText(['B.M.L.T']);
  await expect(page).toHaveURL(`${path}?c=bmlt`);
  expect(await readStorage(page)).toBe('1:bmlt');
  await expect(count(page)).toHaveText('Compare 1');
  await page.goBack();
  await expect(heads(page)).toHaveText(['B.P.T', 'B.M.L.T']);
  await page.getByRole('button', { name: words.controls.forget.english }).click();
  await expect(page.locator('main [role="status"]').filter({ hasText: words.messages.forgotten.english })).toBeVisible();
  expect(await readStorage(page)).toBeNull();
  await expect(count(page)).toHaveCount(0);
  await expect(heads(page), 'the URL still names both').toHaveText(['B.P.T', 'B.M.L.T']);
});

test('a seventh course can’t be kept, and a message says what to do', async ({ page }) => {
  await page.goto(`${path}`);
  await page.evaluate(() => localStorage.setItem('kept-courses', '1:bpt,bmlt,gnm,anm,gda,hso'));
  await page.goto(pathOf('courses'));
  await expect(count(page)).toHaveText('Compare 6');
  await keepOf(page, 'D.M.L.T').click();
  await expect(keepStatus(page)).toContainText('Remove one first');
  await expect(keepOf(page, 'D.M.L.T')).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`${path}?c=bpt,bmlt,gnm,anm,gda,hso`);
  await page.getByRole('combobox').selectOption('llb');
  await page.getByRole('button', { name: words.controls.addButton.english, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: words.messages.full.english })).toHaveCount(1);
  await expect(heads(page)).toHaveCount(6);
});

test('school pages, the index and the fee table keep the same course, also before the table is hydrated', async ({ page }) => {
  await page.goto(pathOf('paramedical'));
  await keepOf(page, 'B.Pharm').click();
  await expect(keepOf(page, 'B.Pharm')).toHaveAttribute('aria-pressed', 'true');
  expect(await readStorage(page)).toBe('1:bpharm');
  for (const [school, name, id] of [
    ['science', 'B.Sc. Physics', 'bsc-physics'],
    ['design', 'Design', 'design'],
    ['legal', 'LLM', 'llm'],
  ] as const) {
    await page.goto(pathOf(school));
    await keepOf(page, name).click();
    await expect.poll(() => readStorage(page)).toContain(id);
  }
  await page.goto(pathOf('courses'));
  for (const name of ['B.Pharm', 'B.Sc. Physics', 'Design', 'LLM'])
    await expect(keepOf(page, name)).toHaveAttribute('aria-pressed', 'true');
});

test('a course can be kept, added and removed, and the rows with equal values opened, by keyboard', async ({ page }) => {
  await page.goto(pathOf('gnm'));
  await tabTo(page, keepOf(page, 'G.N.M'));
  await page.keyboard.press('Space');
  await expect(keepStatus(page)).toHaveText('G.N.M is kept. 1 of 6.');
  await page.goto(`${path}?c=gnm`);
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type('A.N.M');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText(['G.N.M', 'A.N.M']);
  const toggle = page.getByRole('button', { name: new RegExp(`^${words.controls.same.english}`) });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, words.rows.form.english)).toContainText(formatRupees(facts.formFee));
  await page.getByRole('button', { name: 'Remove A.N.M' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a change in one tab updates another', async ({ page, context }) => {
  const secondTab = await context.newPage();
  await page.goto(pathOf('bpt'));
  await secondTab.goto(pathOf('courses'));
  await keepOf(page, 'B.P.T').click();
  await expect(keepOf(secondTab, 'B.P.T')).toHaveAttribute('aria-pressed', 'true');
  await expect(count(secondTab)).toHaveText('Compare 1');
  await keepOf(secondTab, 'B.P.T').click();
  await expect(keepOf(page, 'B.P.T')).toHaveAttribute('aria-pressed', 'false');
  await expect(count(page)).toHaveCount(0);
});

test('a URL with courses shows them, lists unknown ones, and changes the kept courses only if they are added', async ({
  page,
}) => {
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem('kept-courses', '1:llb'));
  await page.goto(`${path}?c=bpt,old-course,cpy&utm_source=whatsapp`);
  await expect(heads(page)).toHaveText(['B.P.T', 'Python Programming']);
  await expect(page.locator('[data-has-courses]')).toContainText('old-course');
  expect(await readStorage(page)).toBe('1:llb');
  await page.getByRole('button', { name: 'Remove B.P.T' }).click();
  expect(await readStorage(page)).toBe('1:llb');
  await page.getByRole('button', { name: words.controls.keep.english }).click();
  await expect(page.locator('main')).toContainText(words.messages.kept.english);
  expect(await readStorage(page)).toBe('1:llb,cpy');
  await page.goto(path);
  await page.getByRole('button', { name: words.controls.forget.english }).click();
  await expect(table(page), 'the table of the kept courses').toHaveCount(0);
  expect(await readStorage(page)).toBeNull();
});

test('a course without a fee has a link to an e-mail that asks for it and names the course', async ({ page }) => {
  await page.goto(`${path}?c=llb,bpt`);
  const link = page.getByRole('link', { name: words.cells.letter.english });
  await expect(link).toHaveCount(1);
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
    new RegExp(`^mailto:${site.admissionsEmail}[^]+- Course: Bachelor of Laws`),
  );
});

test('a URL shows the comparison in Hindi, and a button changes both the language and the URL', async ({ page }) => {
  await page.goto(`${path}?c=bpt,gda&l=hi`);
  await expect(page.locator('[data-has-courses]')).toHaveAttribute('lang', 'hi');
  await expect(row(page, words.rows.whole.hindi)).toContainText(totalCost('bpt'));
  await expect(page).toHaveTitle(`${words.hindiHeading} | PUNDIR`);
  await expect(page.locator('main [data-share]')).toHaveText(new RegExp(words.hindiShareButton.copy));
  await page.getByRole('button', { name: words.controls.language.hindi }).click();
  await expect(page).toHaveURL(`${path}?c=bpt,gda`);
  await expect(page).toHaveTitle(/^Compare courses: .* \| PUNDIR$/);
  await expect(row(page, words.rows.whole.english)).toContainText(totalCost('bpt'));
});

for (const [name, ids] of [
  ['two', 'bpt,bmlt'],
  ['four', 'bpt,bscnursing,llb,bba-banking-finance'],
  ['six', 'bscnursing,gnm,bams,llb,mca-mba,bba-banking-finance'],
] as const) {
  test(`a comparison of ${name} courses prints on one page, with the date and its URL, in both languages`, async ({ page }) => {
    for (const language of ['', '&l=hi']) {
      await page.goto(`${path}?c=${ids}${language}`);
      await expect(table(page)).toBeVisible();
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-has-courses]')).toContainText(`${site.origin}${path}?c=${ids}${language}`);
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });
}

test('the calendar file has the tests of the compared courses, and no others', async ({ page }) => {
  await page.goto(`${path}?c=bpt,cpy`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.controls.calendar.english }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(new Set([...file.matchAll(/^X-ENTRANCE:(.+)\r$/gm)].map(([, test]) => test))).toEqual(new Set(['neet-ug']));
});

for (const storage of ['blocked', 'full'] as const) {
  test(`with ${storage} storage a message says so, and courses can be compared by URL`, async ({ page }) => {
    await page.addInitScript((state) => {
      if (state === 'blocked')
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
    }, storage);
    await page.goto(pathOf('bpt'));
    await keepOf(page, 'B.P.T').click();
    await expect(keepStatus(page)).toContainText('does not let the site remember');
    await expect(keepOf(page, 'B.P.T')).toHaveAttribute('aria-pressed', 'false');
    await page.goto(`${path}?c=bpt`);
    await page.getByRole('combobox').selectOption('gda');
    await page.getByRole('button', { name: words.controls.addButton.english, exact: true }).click();
    await expect(heads(page)).toHaveText(['B.P.T', 'G.D.A']);
  });
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('two courses fill the screen, a swipe shows the others, and their names stay visible', async ({ page }) => {
    await page.goto(`${path}?c=bpt,bmlt,gnm`);
    await expect(heads(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
    await row(page, words.rows.entrance.english).scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    const third = row(page, words.rows.length.english).getByRole('cell').nth(2);
    await expect(third).not.toBeInViewport({ ratio: 0.9 });
    await swipe(page, { x: 300, y: 400 }, { x: -260, y: 0 });
    await expect(third).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('[data-shown] span').filter({ hasText: 'G.N.M' })).toBeInViewport();
  });

  test('a tap keeps a course, the button is at least 44 px large, and the count shifts nothing', async ({ page }) => {
    await page.goto(pathOf('bpt'));
    await waitForFontsAndLayout(page);
    const headingPositions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2')].map((heading) => heading.getBoundingClientRect().top + scrollY),
      );
    const before = await headingPositions();
    await keepOf(page, 'B.P.T').tap();
    await expect(keepStatus(page)).toHaveText('B.P.T is kept. 1 of 6.');
    await expect(count(page)).toBeVisible();
    expect(await headingPositions()).toEqual(before);
    await page.goto(pathOf('courses'));
    const box = await keepOf(page, 'B.P.T').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
  });
});

for (const width of [360, 1440]) {
  test(`axe finds no violations in the comparison at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const query of ['', '?c=bpt,llb,design', '?c=bpt,gnm&l=hi']) {
      await page.goto(path + query);
      await expect(page.getByRole('combobox')).toBeVisible();
      await expectAccessible(page, `the comparison ${query}`, 'main');
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no keep buttons, and the page links to the fee table', async ({ page }) => {
    await page.goto(pathOf('bpt'));
    await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
    await page.goto(`${path}?c=bpt`);
    await expect(page.getByText(words.noScript.text)).toBeVisible();
    await page.getByRole('link', { name: words.noScript.fees }).click();
    await expect(page).toHaveURL(`${pathOf('paramedical')}#fees`);
  });
});
