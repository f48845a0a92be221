/** Every built page in a browser: quiet, light, readable with script off, narrow enough, and open to everyone. */
import type { BrowserContext, BrowserContextOptions, Page, Response } from '@playwright/test';
import { budgetOf, everyPage, reach, wallLight } from '../../tools/bench/budgets.ts';
import { bytesOf, type Taken, type Weights, weigh } from '../../tools/bench/weigh.ts';
import { fontsHere, scrollThrough, scrollTo, settled } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { laptop, phone } from '../support/devices.ts';
import { lettersMissing } from '../support/letters.ts';
import { whatMoves } from '../support/movement.ts';
import { pages, statusOf, templates } from '../support/pages.ts';
import { expect, servedTest, watch } from '../support/site.ts';
import { charactersToRead, enoughOf, quiet } from '../support/words.ts';

interface Reader {
  context: BrowserContext;
  faults: string[];
}

/** One context of each kind for all the pages of a worker: a new tab costs far less than a new context. */
const test = servedTest.extend<Record<never, never>, { phoneReader: Reader; stillReader: Reader; scriptlessReader: Reader }>({
  phoneReader: [reader(phone), { scope: 'worker' }],
  stillReader: [reader({ ...laptop, reducedMotion: 'reduce' }), { scope: 'worker' }],
  scriptlessReader: [reader({ ...phone, javaScriptEnabled: false }), { scope: 'worker' }],
});

test('there are pages to look at, those of each template among them', { tag: '@core' }, () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...templates]));
});

for (const { path, document: markup } of pages) {
  const budget = budgetOf(path, markup.querySelector('astro-island') !== null);
  test.describe(path, { tag: templates.includes(path) ? ['@core'] : [] }, () => {
    test('on a phone it is light, has no fault, and says the same without script', async ({ phoneReader, scriptlessReader }) => {
      await visit(phoneReader, path, async (page, answers) => {
        await test.step('as it arrives', async () => {
          await quiet(page, 'on the screen');
          await fontsHere(page);
          await page.waitForLoadState('networkidle');
          const weights = weigh(takenIn(answers));
          expectLight(weights);
          expect(weights.fonts, 'bytes of fonts').toBeLessThanOrEqual(everyPage.fonts);
          expect(weights.whole, `bytes of the page: ${JSON.stringify(weights)}`).toBeLessThanOrEqual(budget.whole);
        });
        await test.step('scrolled to its foot', async () => {
          if (markup.querySelector('[data-intro-overlay]')) await page.keyboard.press('Shift');
          await scrollThrough(page);
          await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
          await quiet(page, 'anywhere');
          expectLight(weigh(takenIn(answers)));
          await expectLightPictures(page, answers);
          expect(await lettersMissing(page), 'add them in media/fonts.ts and run npm run fonts').toEqual([]);
          expect(await page.evaluate(() => window.innerWidth), 'nothing widens the screen').toBe(phone.viewport.width);
        });
        await test.step('with script off', async () => {
          const words = await charactersToRead(page);
          await visit(scriptlessReader, path, (still) => expectReadable(still, words));
        });
      });
    });

    test('axe finds nothing, nothing is too wide, and nothing moves under reduced motion', async ({ stillReader }) => {
      // The gallery has a word on every screen that axe can't tell, and many screens.
      test.setTimeout(240_000);
      await visit(stillReader, path, async (page) => {
        await page.setViewportSize({ width: 1440, height: 800 });
        await fontsHere(page);
        // An island that comes to work meanwhile draws its part anew.
        await scrollThrough(page);
        await quiet(page, 'anywhere');
        await scrollTo(page, 0);
        // To axe whatever stands in a closed fold is hidden, also where a style shows it.
        await openFolds(page, true);
        await expectAccessible(page, 'axe at 1440 px');
        for (const menu of ['education', 'resources']) {
          await page.locator(`[popovertarget="menu-${menu}"]`).press('Enter');
          await expectAccessible(page, `axe with ${menu} open`, `#menu-${menu}`);
        }
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 360, height: 800 });
        await expectAccessible(page, 'axe at 360 px');
        await openFolds(page, false);
        await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
        await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('opacity', '1');
        await expectAccessible(page, 'axe with the phone menu open', '#mobile-menu');
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: reach.narrowest, height: 700 });
        await settled(page);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'no horizontal scroll')
          .toBeLessThanOrEqual(reach.narrowest);
        expect(await widerThanScreen(page)).toEqual([]);
        // Where films start by themselves for all others.
        await page.setViewportSize({ width: 1440, height: 800 });
        // Bands rise once: what has been scrolled through would be still in any case.
        await page.reload({ waitUntil: 'load' });
        expect(await whatMoves(page), 'under reduced motion').toEqual([]);
      });
    });
  });

  /** Holds untouched and after a scroll alike. */
  function expectLight(weights: Weights): void {
    expect(weights.script, 'every page has the script of the bar').toBeGreaterThan(0);
    expect(weights.script, 'bytes of script').toBeLessThanOrEqual(budget.script);
    expect(weights.wallLight, 'bytes of the light on the wall, which the home page alone has').toBeLessThanOrEqual(
      path === '/' ? wallLight.script : 0,
    );
    expect(weights.films, 'bytes of films').toBeLessThanOrEqual(everyPage.films);
  }
}

/** What a phone took of the pictures: the first of the page may be larger than those further down. */
async function expectLightPictures(page: Page, answers: readonly Response[]): Promise<void> {
  const first = await page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc));
  for (const { url, bytes } of takenIn(answers).filter((one) => one.url.includes('/pictures/'))) {
    expect(bytes, url).toBeLessThanOrEqual(first.includes(url) ? everyPage.firstPicture : everyPage.picture);
  }
}

async function expectReadable(page: Page, wordsWithScript: number): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches), 'script is off').toBe(true);
  await expect(page.locator('[data-intro-overlay]:visible')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  const shown = page.locator('main').locator('h1, h2, h3, p, li, td, dd').filter({ visible: true });
  const faded = (elements: Element[]) => elements.filter((element) => !element.checkVisibility({ opacityProperty: true })).length;
  // What fades in as the page opens is given its time.
  await expect.poll(() => shown.evaluateAll(faded), { message: 'nothing has its place but no colour' }).toBe(0);
  const words = await charactersToRead(page);
  expect(words, `characters to read, ${wordsWithScript} with script`).toBeGreaterThanOrEqual(enoughOf(wordsWithScript));
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  // The browser itself works those of popovers and dialogs.
  const idle = 'button:not([popovertarget], [commandfor]), [data-needs-script]';
  const needsScript = page.locator(idle).filter({ visible: true });
  await expect.soft(needsScript, 'what only script can work is not offered').toHaveCount(0);
  await page.setViewportSize(laptop.viewport);
  await expect.soft(needsScript, 'nor on a wide screen').toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toBeVisible();
}

/** Opens or closes all that folds, questions among it. */
function openFolds(page: Page, open: boolean): Promise<void> {
  return page.locator('main details, body > footer details').evaluateAll((all, state) => {
    for (const fold of all) fold.toggleAttribute('open', state);
  }, open);
}

/** Elements that are wider than the screen or stand out of it on the right, but for what scrolls or is cut within its own box. */
function widerThanScreen(page: Page): Promise<string[]> {
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

/** What has travelled; of what came from the browser's cache, what it weighed when it came. */
function takenIn(answers: readonly Response[]): Taken[] {
  const files = answers.filter((answer) => answer.url().startsWith('http'));
  return files.map((answer) => ({ url: answer.url(), bytes: bytesOf(answer.url(), answer.headers()) }));
}

/** Opens a page in a tab of its own, hands over what was answered to it, and fails on anything that went wrong meanwhile. */
async function visit(
  { context, faults }: Reader,
  path: string,
  look: (page: Page, answers: readonly Response[]) => Promise<void>,
): Promise<void> {
  faults.length = 0;
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  try {
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(statusOf(path));
    await look(page, answers);
    expect(faults, 'faults in the browser').toEqual([]);
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
    await use({ context, faults: watch(context, served.origin) });
    await context.close();
  };
}
