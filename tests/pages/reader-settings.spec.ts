/**
 * Every built page with readers' settings: forced colours, any width, print; and pages with all components: text spacing, text at 200 %, styles in
 * reverse order.
 */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { usabilityLimits } from '../../tools/bench/budgets.ts';
import { waitForFontsAndLayout } from '../support/actions.ts';
import { findControlFailures, findDistinctControls } from '../support/controls.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { applyTextSpacing, computedStylesOf, findBrokenWords, findClippedText } from '../support/page-layout.ts';
import { pages, templatePaths } from '../support/pages.ts';
import { expect, servedTest } from '../support/site.ts';

/** Fixtures of a worker. All tests of a worker share the pages. */
interface WorkerFixtures {
  spacedPage: Page;
  forcedColoursPage: Page;
  defaultPage: Page;
  scriptlessPage: Page;
  resizedPage: Page;
  /** A browser with a larger default font size. */
  largeTextBrowser: Browser;
  /** The appearances of controls that this worker has checked. */
  checkedAppearances: Set<string>;
}

/** Twice the default font size of browsers, in px. */
const largeFontSize = 32;

/** Widths on each side of the breakpoints. */
const widths = [usabilityLimits.viewportWidth, 360, 600, 768, 900, 1024, 1200, 1440, 2560];
/** An A4 sheet without its margins, in CSS pixels. */
const paper = { width: 680, height: 1000 };

const test = servedTest.extend<Record<never, never>, WorkerFixtures>({
  spacedPage: [pageOf({ viewport: { width: usabilityLimits.viewportWidth, height: 700 } }), { scope: 'worker' }],
  forcedColoursPage: [pageOf({ forcedColors: 'active' }), { scope: 'worker' }],
  defaultPage: [pageOf({}), { scope: 'worker' }],
  // Without JavaScript, because an intro would restart when the styles are reversed.
  scriptlessPage: [pageOf({ javaScriptEnabled: false, reducedMotion: 'reduce' }), { scope: 'worker' }],
  resizedPage: [pageOf({}), { scope: 'worker' }],
  largeTextBrowser: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${largeFontSize}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  checkedAppearances: [async ({}, use) => use(new Set()), { scope: 'worker' }],
});

for (const { path } of pages) {
  test(`every control of ${path} is visible and shows its focus`, {
    tag: path === templatePaths[0] ? ['@core'] : [],
  }, async ({ forcedColoursPage, defaultPage, checkedAppearances }) => {
    const failures: string[] = [];
    for (const [colours, page] of Object.entries({ forced: forcedColoursPage, default: defaultPage })) {
      await page.goto(path, { waitUntil: 'load' });
      await waitForFontsAndLayout(page);
      const controls = await findDistinctControls(page);
      expect(controls.length, 'distinct controls; the navigation bar and the footer alone have six').toBeGreaterThan(6);
      expect(
        (await findDistinctControls(page, 'main')).length,
        'distinct controls between the navigation bar and the footer',
      ).toBeGreaterThan(0);
      for (const { appearance, control } of controls) {
        // Controls over a film or a picture have a different background on each page.
        const media = control.locator('xpath=ancestor-or-self::*[@data-film or @data-over="picture"]');
        const key = `${colours} ${(await media.count()) > 0 ? path : ''} ${appearance}`;
        if (checkedAppearances.has(key)) continue;
        checkedAppearances.add(key);
        failures.push(
          ...(await findControlFailures(page, control)).map((failure) => `${appearance} ${failure}, ${colours} colours`),
        );
      }
    }
    expect(failures).toEqual([]);
  });

  test(`${path} breaks no word over two lines`, async ({ resizedPage }) => {
    await resizedPage.emulateMedia({ media: 'screen' });
    await resizedPage.goto(path, { waitUntil: 'load' });
    await waitForFontsAndLayout(resizedPage);
    const brokenWords: string[] = [];
    // The last is 1280 × 1024 at 400 % zoom.
    for (const { width, height } of [...widths.map((width) => ({ width, height: 800 })), { width: 320, height: 256 }]) {
      await resizedPage.setViewportSize({ width, height });
      brokenWords.push(...(await findBrokenWords(resizedPage)).map((word) => `${word} at ${width} by ${height} px`));
    }
    await resizedPage.emulateMedia({ media: 'print' });
    await resizedPage.setViewportSize(paper);
    brokenWords.push(...(await findBrokenWords(resizedPage)).map((word) => `${word} in print`));
    expect(brokenWords).toEqual([]);
  });
}

for (const { path } of pagesCoveringAllComponents(pages)) {
  test(`${path} clips no text with text spacing`, async ({ spacedPage }) => {
    await spacedPage.goto(path);
    await applyTextSpacing(spacedPage);
    expect(await findClippedText(spacedPage), 'on the narrowest screen').toEqual([]);
    expect(await spacedPage.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      usabilityLimits.viewportWidth,
    );
    await spacedPage.setViewportSize({ width: 1280, height: 800 });
    expect(await findClippedText(spacedPage), 'on a laptop').toEqual([]);
    await spacedPage.setViewportSize({ width: usabilityLimits.viewportWidth, height: 700 });
  });

  test(`${path} with text at 200 % is no wider than the screen`, async ({ largeTextBrowser, served }) => {
    const context = await largeTextBrowser.newContext({
      baseURL: served.origin,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(path);
    await waitForFontsAndLayout(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${largeFontSize}px`);
    for (const width of [360, 412, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
      const banner = page.getByRole('banner');
      await expect.soft(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      const name = await banner.getByRole('link').first().boundingBox();
      const menu = await banner.getByRole('button').last().boundingBox();
      expect.soft((name?.x ?? 0) + (name?.width ?? 0), 'the name ends before the button').toBeLessThanOrEqual(menu?.x ?? 0);
    }
    await context.close();
  });

  test(`${path} looks the same with its styles in reverse order`, async ({ scriptlessPage }) => {
    await scriptlessPage.goto(path, { waitUntil: 'load' });
    await scriptlessPage.evaluate(() => document.fonts.ready);
    const before = await computedStylesOf(scriptlessPage);
    expect(await scriptlessPage.evaluate(reverseStyles), 'number of style rules').toBeGreaterThan(10);
    // Fonts and pictures may still be loading.
    await expect
      .poll(async () => (await computedStylesOf(scriptlessPage)).filter((style, index) => style !== before[index]), {
        timeout: 5000,
      })
      .toEqual([]);
  });
}

/** Runs in the page. Reverses the order of its top-level style rules, and returns their number. */
function reverseStyles(): number {
  const [layerOrder, ...styles] = document.querySelectorAll('style');
  if (!layerOrder) throw new Error('The page has no style element that declares the layers.');
  const blocks = styles.flatMap(({ textContent: text }) => {
    const delimiters = [...text.matchAll(/[{};]/g)];
    let [depth, start] = [0, 0];
    return delimiters.flatMap(({ 0: delimiter, index }) => {
      if (delimiter === '{') depth += 1;
      if (delimiter === '}') depth -= 1;
      if (delimiter === '{' || depth > 0) return [];
      const block = text.slice(start, index + 1);
      start = index + 1;
      return [block];
    });
  });
  const reversed = new CSSStyleSheet();
  reversed.replaceSync(blocks.reverse().join('\n'));
  document.adoptedStyleSheets = [reversed];
  for (const style of styles) style.disabled = true;
  return blocks.length;
}

test('every link of the navigation bar is inside the viewport with text spacing', async ({ spacedPage }) => {
  for (const width of [768, 900, 1000, 1280]) {
    await spacedPage.setViewportSize({ width, height: 700 });
    await spacedPage.goto('/about');
    await applyTextSpacing(spacedPage);
    const edges = await spacedPage.getByRole('banner').evaluate((bar) =>
      [...bar.querySelectorAll('a, button:not([hidden])')]
        .filter((control) => control.checkVisibility() && !control.closest('[popover]'))
        .map((control) => control.getBoundingClientRect())
        .flatMap(({ left, right, top, bottom }) => [left, top, innerWidth - right, bar.clientHeight - bottom]),
    );
    expect(edges.length, `${width} px`).toBeGreaterThan(30);
    expect(Math.min(...edges), `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('on a phone the menu and its controls are visible in forced colours', async ({ forcedColoursPage }) => {
  await forcedColoursPage.setViewportSize({ width: 360, height: 740 });
  await forcedColoursPage.goto('/about');
  const menu = forcedColoursPage.getByRole('button', { name: 'Menu', exact: true });
  const failures = await findControlFailures(forcedColoursPage, menu);
  await menu.press('Enter');
  await expect(forcedColoursPage.getByRole('dialog', { name: 'Menu' })).toHaveCSS('opacity', '1');
  for (const { control } of await findDistinctControls(forcedColoursPage, '#mobile-menu'))
    failures.push(...(await findControlFailures(forcedColoursPage, control)));
  expect(failures).toEqual([]);
});

function pageOf(options: BrowserContextOptions) {
  return async ({ browser, served }: { browser: Browser; served: { origin: string } }, use: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      baseURL: served.origin,
      serviceWorkers: 'block',
      ...options,
    });
    await use(page);
    await page.close();
  };
}
