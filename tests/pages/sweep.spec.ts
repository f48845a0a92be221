/**
 * Every built page in a browser: no errors, within its budgets, readable without JavaScript; and pages with all components: accessible, without
 * overflow.
 */
import type { BrowserContext, BrowserContextOptions, Page, Response } from '@playwright/test';
import { budgetOf, everyPage, usabilityLimits, wallLight } from '../../tools/bench/budgets.ts';
import { contentLength, type Download, type PageBytes, sumByType } from '../../tools/bench/page-bytes.ts';
import { scrollThroughPage, scrollTo, waitForFontsAndLayout, waitForObservers } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { findCoveredControls } from '../support/controls.ts';
import { laptop, phone } from '../support/devices.ts';
import { findMissingGlyphs } from '../support/glyphs.ts';
import { findMovement } from '../support/movement.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { expectedStatus, pages, templatePaths } from '../support/pages.ts';
import { countReadableCharacters, minCharacters, waitForIslands } from '../support/readable-text.ts';
import { collectBrowserErrors, expect, servedTest } from '../support/site.ts';

interface Reader {
  context: BrowserContext;
  errors: string[];
}

/** Browser contexts that all tests of a worker share, because a new tab is much faster than a new context. */
const test = servedTest.extend<Record<never, never>, { phoneReader: Reader; stillReader: Reader; scriptlessReader: Reader }>({
  phoneReader: [reader(phone), { scope: 'worker' }],
  stillReader: [reader({ ...laptop, reducedMotion: 'reduce' }), { scope: 'worker' }],
  scriptlessReader: [reader({ ...phone, javaScriptEnabled: false }), { scope: 'worker' }],
});

test('the built pages include one of each template', { tag: '@core' }, () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...templatePaths]));
});

const coveringPages = new Set(pagesCoveringAllComponents(pages).map(({ path }) => path));

for (const { path, document: markup } of pages) {
  const budget = budgetOf(path, markup.querySelector('astro-island') !== null);
  test.describe(path, { tag: templatePaths.includes(path) ? ['@core'] : [] }, () => {
    test('on a phone it is within its budgets, without errors, and has the same text without JavaScript', async ({
      phoneReader,
      scriptlessReader,
    }) => {
      await visit(phoneReader, path, async (page, responses) => {
        await test.step('once loaded', async () => {
          await waitForIslands(page, 'viewport');
          await waitForFontsAndLayout(page);
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate(findCoveredControls), 'covered controls of the first screen').toEqual([]);
          const bytes = sumByType(downloadsOf(responses));
          expectWithinBudget(bytes);
          expect(bytes.fonts, 'bytes of fonts').toBeLessThanOrEqual(everyPage.fonts);
          expect(bytes.total, `bytes of the page: ${JSON.stringify(bytes)}`).toBeLessThanOrEqual(budget.total);
        });
        await test.step('scrolled to its end', async () => {
          if (markup.querySelector('[data-intro-overlay]')) await page.keyboard.press('Shift');
          await scrollThroughPage(page);
          await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
          await waitForIslands(page, 'page');
          expectWithinBudget(sumByType(downloadsOf(responses)));
          await expectSmallPictures(page, responses);
          expect(await findMissingGlyphs(page), 'add them in media/fonts.ts and run npm run fonts').toEqual([]);
          expect(await page.evaluate(() => window.innerWidth), 'nothing widens the layout viewport').toBe(phone.viewport.width);
        });
        await test.step('with JavaScript disabled', async () => {
          const characters = await countReadableCharacters(page);
          await visit(scriptlessReader, path, (scriptlessPage) => expectReadable(scriptlessPage, characters));
        });
      });
    });

    if (!coveringPages.has(path)) return;
    test('axe finds no violations, nothing overflows, and nothing moves under reduced motion', async ({ stillReader }) => {
      // The gallery takes long: axe can't determine the contrast of some of its texts, and each is measured in a screenshot.
      test.setTimeout(240_000);
      await visit(stillReader, path, async (page) => {
        await page.setViewportSize({ width: 1440, height: 800 });
        await waitForFontsAndLayout(page);
        // Hydrates all islands first, because hydration re-renders them.
        await scrollThroughPage(page);
        await waitForIslands(page, 'page');
        await scrollTo(page, 0);
        // axe treats the content of closed details as hidden, even if a style shows it.
        await openAllDetails(page, true);
        await expectAccessible(page, 'axe at 1440 px');
        await page.setViewportSize({ width: 360, height: 800 });
        await expectAccessible(page, 'axe at 360 px');
        await openAllDetails(page, false);
        await page.setViewportSize({ width: usabilityLimits.viewportWidth, height: 700 });
        await waitForObservers(page);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'no horizontal scroll')
          .toBeLessThanOrEqual(usabilityLimits.viewportWidth);
        expect(await findOverflowing(page)).toEqual([]);
        // On wide screens films start by themselves without reduced motion.
        await page.setViewportSize({ width: 1440, height: 800 });
        // Reloaded, because bands are revealed only once.
        await page.reload({ waitUntil: 'load' });
        expect(await findMovement(page), 'under reduced motion').toEqual([]);
      });
    });
  });

  /** Limits that apply before and after scrolling. */
  function expectWithinBudget(bytes: PageBytes): void {
    expect(bytes.script, 'every page has the script of the navigation bar').toBeGreaterThan(0);
    expect(bytes.script, 'bytes of script').toBeLessThanOrEqual(budget.script);
    expect(bytes.wallLight, 'bytes of the light on the wall, only on the home page').toBeLessThanOrEqual(
      path === '/' ? wallLight.script : 0,
    );
    expect(bytes.films, 'bytes of films').toBeLessThanOrEqual(everyPage.films);
  }
}

/** Expects that each picture is within its limit, which is larger for the first picture of the page. */
async function expectSmallPictures(page: Page, responses: readonly Response[]): Promise<void> {
  const firstPictures = await page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  for (const { url, bytes } of downloadsOf(responses).filter((download) => download.url.includes('/pictures/'))) {
    expect(bytes, url).toBeLessThanOrEqual(firstPictures.includes(url) ? everyPage.firstPicture : everyPage.picture);
  }
}

async function expectReadable(page: Page, charactersWithScript: number): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches), 'script is off').toBe(true);
  await expect(page.locator('[data-intro-overlay]:visible')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  const texts = page.locator('main').locator('h1, h2, h3, p, li, td, dd').filter({ visible: true });
  const countTransparent = (elements: Element[]) =>
    elements.filter((element) => !element.checkVisibility({ opacityProperty: true })).length;
  // Polls, because some texts fade in when the page opens.
  await expect.poll(() => texts.evaluateAll(countTransparent), { message: 'no text is transparent' }).toBe(0);
  const characters = await countReadableCharacters(page);
  expect(characters, `readable characters, ${charactersWithScript} with script`).toBeGreaterThanOrEqual(
    minCharacters(charactersWithScript),
  );
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  // Buttons of popovers and dialogs work without JavaScript.
  const scriptedControls = page
    .locator('button:not([popovertarget], [commandfor]), [data-needs-script]')
    .filter({ visible: true });
  await expect.soft(scriptedControls, 'controls that need script are hidden').toHaveCount(0);
  await page.setViewportSize(laptop.viewport);
  await expect.soft(scriptedControls, 'controls that need script are hidden on a wide screen').toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toBeVisible();
}

/** Opens or closes all `details` elements, including questions. */
function openAllDetails(page: Page, open: boolean): Promise<void> {
  return page.locator('main details, body > footer details').evaluateAll((allDetails, state) => {
    for (const details of allDetails) details.toggleAttribute('open', state);
  }, open);
}

/** Returns the elements that overflow the viewport on the right, except those inside a box that scrolls or clips. */
function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const contained = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= window.innerWidth) return true;
      }
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return (width > window.innerWidth + 0.5 || right > window.innerWidth + 0.5) && !contained(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Returns the downloads of a page with their bytes. Responses from the browser's cache count with their original size. */
function downloadsOf(responses: readonly Response[]): Download[] {
  const files = responses.filter((response) => response.url().startsWith('http'));
  return files.map((response) => ({ url: response.url(), bytes: contentLength(response.url(), response.headers()) }));
}

/** Opens a page in a new tab and runs checks with its responses. Fails if the browser reports errors meanwhile. */
async function visit(
  { context, errors }: Reader,
  path: string,
  runChecks: (page: Page, responses: readonly Response[]) => Promise<void>,
): Promise<void> {
  errors.length = 0;
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  try {
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(expectedStatus(path));
    await runChecks(page, responses);
    expect(errors, 'errors in the browser').toEqual([]);
  } finally {
    await page.close();
  }
}

function reader(options: BrowserContextOptions) {
  return async (
    {
      browser,
      served,
    }: { browser: { newContext(options: BrowserContextOptions): Promise<BrowserContext> }; served: { origin: string } },
    use: (reader: Reader) => Promise<void>,
  ) => {
    const context = await browser.newContext({ ...options, baseURL: served.origin });
    await use({ context, errors: collectBrowserErrors(context, served.origin) });
    await context.close();
  };
}
