/** Every built page in a browser: quiet, light, readable with script off, narrow enough, and open to everyone. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page, Response } from '@playwright/test';
import { scrollThrough, settled } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { laptop, phone } from '../support/devices.ts';
import { lettersMissing } from '../support/letters.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, servedTest, watch } from '../support/site.ts';

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

const limits = { plain: 5 * 1024, withIsland: 70 * 1024, firstPicture: 60 * 1024, picture: 25 * 1024 };

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(0);
});

for (const { path, document: markup } of pages) {
  test.describe(path, () => {
    test('on a phone: no fault, no film, little script, all its characters, the same words without script', async ({
      phoneReader,
      scriptlessReader,
    }) => {
      await visit(phoneReader, path, async (page, answers) => {
        await test.step('as it arrives', async () => {
          await quiet(page, 'on the screen');
          expect(await page.evaluate(() => document.fonts.ready.then(({ status }) => status))).toBe('loaded');
          expect(filmsIn(answers)).toEqual([]);
          await expectLight(answers);
        });
        await test.step('scrolled to its foot', async () => {
          if (markup.querySelector('[data-intro-overlay]')) await page.keyboard.press('Shift');
          await scrollThrough(page);
          await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
          await quiet(page, 'anywhere');
          expect(filmsIn(answers)).toEqual([]);
          await expectLight(answers);
          await expectLightPictures(page, answers);
          expect(await lettersMissing(page)).toEqual([]);
          expect(await page.evaluate(() => window.innerWidth), 'nothing widens the screen').toBe(phone.viewport.width);
        });
        await test.step('with script off', async () => {
          const words = await charactersToRead(page);
          await visit(scriptlessReader, path, (still) => expectReadable(still, words));
        });
      });
    });

    test('for everyone: axe finds nothing at 1440 and 360 px, and nothing is wider than 320 px', async ({ stillReader }) => {
      await visit(stillReader, path, async (page) => {
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expectAccessible(page, `axe at ${width} px`);
        }
        await page.setViewportSize({ width: 320, height: 700 });
        await settled(page);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), 'no horizontal scroll')
          .toBeLessThanOrEqual(320);
        expect(await widerThanScreen(page)).toEqual([]);
      });
    });
  });

  async function expectLight(answers: readonly Response[]): Promise<void> {
    const limit = markup.querySelector('astro-island') ? limits.withIsland : limits.plain;
    const files = [...new Set(answers.map((answer) => new URL(answer.url()).pathname))].filter((file) => file.endsWith('.js'));
    expect(files.length, 'every page has the script of the bar').toBeGreaterThan(0);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, `${file}.br`))).size));
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      `bytes of script: ${files.map((file, index) => `${file} ${sizes[index]}`).join(', ')}`,
    ).toBeLessThanOrEqual(limit);
  }
}

/** What a phone took of the pictures: the first of the page may be larger than those further down. */
async function expectLightPictures(page: Page, answers: readonly Response[]): Promise<void> {
  const first = await page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc));
  for (const url of new Set(answers.map((answer) => answer.url()).filter((address) => address.includes('/pictures/')))) {
    const { size } = await stat(join(dist, new URL(url).pathname));
    expect(size, url).toBeLessThanOrEqual(first.includes(url) ? limits.firstPicture : limits.picture);
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
  expect(words, `characters to read, ${wordsWithScript} with script`).toBeGreaterThanOrEqual(wordsWithScript * 0.95);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  expect.soft(await page.locator('[data-needs-script]:visible').count(), 'what only script can work is not offered').toBe(0);
  await page.setViewportSize(laptop.viewport);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toBeVisible();
}

/**
 * The characters of the page's own words that are shown; what is closed or hidden does not count, nor the buttons that only script can
 * work: they are acts, not words.
 */
function charactersToRead(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is rendered is what is asked
    const lengthOf = (element: Element) => (element as HTMLElement).innerText.length;
    const acts = [...main.querySelectorAll('[data-needs-script]')].filter((element) => element.checkVisibility());
    return lengthOf(main) - acts.reduce((sum, element) => sum + lengthOf(element), 0);
  });
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

function filmsIn(answers: readonly Response[]): string[] {
  return answers.map((answer) => new URL(answer.url()).pathname).filter((path) => path.startsWith('/films/'));
}

/** Waits until the islands that have a place on the screen, or anywhere on the page, are at work. */
async function quiet(page: Page, where: 'on the screen' | 'anywhere'): Promise<void> {
  await page.waitForFunction((everywhere) => {
    const asleep = [...document.querySelectorAll('astro-island[ssr]')].filter(({ firstElementChild: root }) => {
      const box = root?.getBoundingClientRect();
      return box && box.height > 0 && (everywhere || (box.top < window.innerHeight && box.bottom > 0));
    });
    return asleep.length === 0;
  }, where === 'anywhere');
  await settled(page);
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
    expect(response?.status()).toBe(200);
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
