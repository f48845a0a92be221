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
const keepButton = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^Keep (to compare: )?${RegExp.escape(name)}$`) })
    .filter({ visible: true })
    .first();
const compareLink = (page: Page) => page.getByRole('link', { name: /^Compare \d kept courses?$/ });
const keepStatus = (page: Page) => page.locator('.kept-status');
const table = (page: Page) => page.locator('[data-has-courses] table');
const courseLinks = (page: Page) => table(page).locator('thead a');
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
  await expect(compareLink(page)).toHaveCount(0);
  await keepButton(page, 'B.P.T').click();
  await expect(keepButton(page, 'B.P.T')).toHaveAttribute('aria-pressed', 'true');
  await expect(keepStatus(page)).toHaveText('B.P.T is kept. 1 of 6.');
  await page.goto(pathOf('bmlt'));
  await keepButton(page, 'B.M.L.T').click();
  await compareLink(page).click();
  await expect(page).toHaveURL(`${path}?c=bpt,bmlt`);
  await expect(courseLinks(page)).toHaveText(['B.P.T', 'B.M.L.T']);
  await expect(row(page, words.rows.totalCost.english)).toContainText(totalCost('bpt'));
  await expect(row(page, words.rows.totalCost.english)).toContainText(totalCost('bmlt'));

  await page.getByRole('button', { name: 'Remove B.P.T' }).click();
  await expect(courseLinks(page)).toHaveText(['B.M.L.T']);
  await expect(page).toHaveURL(`${path}?c=bmlt`);
  expect(await readStorage(page)).toBe('1:bmlt');
  await expect(compareLink(page)).toHaveText('Compare 1');
  await page.goBack();
  await expect(courseLinks(page)).toHaveText(['B.P.T', 'B.M.L.T']);
  await page.getByRole('button', { name: words.controls.forget.english }).click();
  await expect(page.locator('main [role="status"]').filter({ hasText: words.messages.forgotten.english })).toBeVisible();
  expect(await readStorage(page)).toBeNull();
  await expect(compareLink(page)).toHaveCount(0);
  await expect(courseLinks(page), 'the URL still names both').toHaveText(['B.P.T', 'B.M.L.T']);
});

test('a seventh course can’t be kept, and a message says what to do', async ({ page }) => {
  await page.goto(`${path}`);
  await page.evaluate(() => localStorage.setItem('kept-courses', '1:bpt,bmlt,gnm,anm,gda,hso'));
  await page.goto(pathOf('courses'));
  await expect(compareLink(page)).toHaveText('Compare 6');
  await keepButton(page, 'D.M.L.T').click();
  await expect(keepStatus(page)).toContainText('Remove one first');
  await expect(keepButton(page, 'D.M.L.T')).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`${path}?c=bpt,bmlt,gnm,anm,gda,hso`);
  await page.getByRole('combobox').selectOption('llb');
  await page.getByRole('button', { name: words.controls.addButton.english, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: words.messages.full.english })).toHaveCount(1);
  await expect(courseLinks(page)).toHaveCount(6);
});

test('courses kept in the fee table and on school pages are shown as kept in the index', async ({ page }) => {
  await page.goto(pathOf('paramedical'));
  await keepButton(page, 'B.Pharm').click();
  await expect(keepButton(page, 'B.Pharm')).toHaveAttribute('aria-pressed', 'true');
  expect(await readStorage(page)).toBe('1:bpharm');
  for (const [school, name, id] of [
    ['science', 'B.Sc. Physics', 'bsc-physics'],
    ['design', 'Design', 'design'],
    ['legal', 'LLM', 'llm'],
  ] as const) {
    await page.goto(pathOf(school));
    await keepButton(page, name).click();
    await expect.poll(() => readStorage(page)).toContain(id);
  }
  await page.goto(pathOf('courses'));
  for (const name of ['B.Pharm', 'B.Sc. Physics', 'Design', 'LLM'])
    await expect(keepButton(page, name)).toHaveAttribute('aria-pressed', 'true');
});

test('a course can be kept, added and removed, and the rows with equal values opened, by keyboard', async ({ page }) => {
  await page.goto(pathOf('gnm'));
  await tabTo(page, keepButton(page, 'G.N.M'));
  await page.keyboard.press('Space');
  await expect(keepStatus(page)).toHaveText('G.N.M is kept. 1 of 6.');
  await page.goto(`${path}?c=gnm`);
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type('A.N.M');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(courseLinks(page)).toHaveText(['G.N.M', 'A.N.M']);
  const toggle = page.getByRole('button', { name: new RegExp(`^${words.controls.same.english}`) });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(row(page, words.rows.formFee.english)).toContainText(formatRupees(facts.formFee));
  await page.getByRole('button', { name: 'Remove A.N.M' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a change in one tab updates another', async ({ page, context }) => {
  const secondTab = await context.newPage();
  await page.goto(pathOf('bpt'));
  await secondTab.goto(pathOf('courses'));
  await keepButton(page, 'B.P.T').click();
  await expect(keepButton(secondTab, 'B.P.T')).toHaveAttribute('aria-pressed', 'true');
  await expect(compareLink(secondTab)).toHaveText('Compare 1');
  await keepButton(secondTab, 'B.P.T').click();
  await expect(keepButton(page, 'B.P.T')).toHaveAttribute('aria-pressed', 'false');
  await expect(compareLink(page)).toHaveCount(0);
});

test('a URL with courses shows them and lists unknown ids; the kept courses change only when the visitor keeps the shown ones', async ({
  page,
}) => {
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem('kept-courses', '1:llb'));
  await page.goto(`${path}?c=bpt,old-course,cpy&utm_source=whatsapp`);
  await expect(courseLinks(page)).toHaveText(['B.P.T', 'Python Programming']);
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
  await expect(row(page, words.rows.totalCost.hindi)).toContainText(totalCost('bpt'));
  await expect(page).toHaveTitle(`${words.hindiHeading} | PUNDIR`);
  await expect(page.locator('main [data-share]')).toHaveText(new RegExp(words.hindiShareButton.copy));
  await page.getByRole('button', { name: words.controls.remove.hindi.replace('…', 'G.D.A') }).click();
  await expect(page, 'the language stays').toHaveURL(`${path}?c=bpt&l=hi`);
  await page.getByRole('button', { name: words.controls.language.hindi }).click();
  await expect(page).toHaveURL(`${path}?c=bpt`);
  await expect(page).toHaveTitle(/^Compare courses: .* \| PUNDIR$/);
  await expect(row(page, words.rows.totalCost.english)).toContainText(totalCost('bpt'));
});

for (const [name, ids] of [
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
      const sheet = page.locator('[data-has-courses]');
      await expect(sheet).toContainText(`${site.origin}${path}?c=${ids}${language}`);
      const { english, hindi } = words.controls.printed;
      await expect(sheet).toContainText(new RegExp((language ? hindi : english).replace('…', String.raw`\d+ \S`)));
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
    await keepButton(page, 'B.P.T').click();
    await expect(keepStatus(page)).toContainText('does not let the site remember');
    await expect(keepButton(page, 'B.P.T')).toHaveAttribute('aria-pressed', 'false');
    await page.goto(`${path}?c=bpt`);
    await page.getByRole('combobox').selectOption('gda');
    await page.getByRole('button', { name: words.controls.addButton.english, exact: true }).click();
    await expect(courseLinks(page)).toHaveText(['B.P.T', 'G.D.A']);
  });
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('two courses fill the screen, a swipe shows the others, and their names stay visible', async ({ page }) => {
    await page.goto(`${path}?c=bpt,bmlt,gnm`);
    await expect(courseLinks(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
    await row(page, words.rows.eligibility.english).scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    const third = row(page, words.rows.duration.english).getByRole('cell').nth(2);
    await expect(third).not.toBeInViewport({ ratio: 0.9 });
    await swipe(page, { x: 300, y: 400 }, { x: -260, y: 0 });
    await expect(third).toBeInViewport({ ratio: 0.9 });
    const name = page.locator('[data-shown] span').filter({ hasText: 'G.N.M' });
    await expect(name).toBeInViewport({ ratio: 0.9 });
    const [nameBox, cellBox] = [await name.boundingBox(), await third.boundingBox()];
    expect(nameBox?.x, 'the name is above its column').toBeCloseTo(cellBox?.x ?? -1, 0);
  });

  test('a tap keeps a course, the button is at least 44 px wide and high, and the count shifts nothing', async ({ page }) => {
    await page.goto(pathOf('bpt'));
    await waitForFontsAndLayout(page);
    const headingPositions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h2')].map((heading) => heading.getBoundingClientRect().top + scrollY),
      );
    const before = await headingPositions();
    await keepButton(page, 'B.P.T').tap();
    await expect(keepStatus(page)).toHaveText('B.P.T is kept. 1 of 6.');
    await expect(compareLink(page)).toBeVisible();
    expect(await headingPositions()).toEqual(before);
    await page.goto(pathOf('courses'));
    const box = await keepButton(page, 'B.P.T').boundingBox();
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
