/** Every built page as some readers set it: text spaced out or twice as large, colours of their own, any width, on paper, styles in whatever order they come. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { reach } from '../../tools/bench/budgets.ts';
import { fontsHere } from '../support/acts.ts';
import { faultsOfControl, kindsOfControls } from '../support/controls.ts';
import { pages, templates } from '../support/pages.ts';
import { looksOf, spaceOutText, wordsCutOff, wordsTorn } from '../support/plain-page.ts';
import { expect, servedTest } from '../support/site.ts';

interface Own {
  /** One page for all the tests of a worker: each only goes on to another address. */
  spaced: Page;
  forced: Page;
  coloured: Page;
  scriptless: Page;
  still: Page;
  /** A browser that has been told to begin with larger letters. */
  largeLetters: Browser;
  /** The kinds of controls that this worker has looked at. */
  known: Set<string>;
}

/** Twice as large as browsers have them. */
const letters = 32;

/** Between these the columns of pages change. */
const widths = [reach.narrowest, 360, 600, 768, 900, 1024, 1200, 1440, 2560];
/** A sheet of A4 less its margins, in CSS pixels. */
const paper = { width: 680, height: 1000 };

const test = servedTest.extend<Record<never, never>, Own>({
  spaced: [pageOf({ viewport: { width: reach.narrowest, height: 700 } }), { scope: 'worker' }],
  forced: [pageOf({ forcedColors: 'active' }), { scope: 'worker' }],
  coloured: [pageOf({}), { scope: 'worker' }],
  // An intro would begin again as its styles are turned round.
  scriptless: [pageOf({ javaScriptEnabled: false, reducedMotion: 'reduce' }), { scope: 'worker' }],
  still: [pageOf({}), { scope: 'worker' }],
  largeLetters: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
      const browser = await chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  known: [async ({}, use) => use(new Set()), { scope: 'worker' }],
});

for (const { path } of pages) {
  test(`${path} loses no word when text is spaced out`, async ({ spaced }) => {
    await spaced.goto(path);
    await spaceOutText(spaced);
    expect(await wordsCutOff(spaced), 'on the narrowest screen').toEqual([]);
    expect(await spaced.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(reach.narrowest);
    await spaced.setViewportSize({ width: 1280, height: 800 });
    expect(await wordsCutOff(spaced), 'on a desk').toEqual([]);
    await spaced.setViewportSize({ width: reach.narrowest, height: 700 });
  });

  test(`every control of ${path} can be seen and shows its focus`, {
    tag: path === templates[0] ? ['@core'] : [],
  }, async ({ forced, coloured, known }) => {
    const faults: string[] = [];
    for (const [colours, page] of Object.entries({ forced, own: coloured })) {
      await page.goto(path, { waitUntil: 'load' });
      await fontsHere(page);
      const kinds = await kindsOfControls(page);
      expect(kinds.length, 'kinds of controls: the bar and the footer alone have six').toBeGreaterThan(6);
      expect((await kindsOfControls(page, 'main')).length, 'kinds between the two').toBeGreaterThan(0);
      for (const { kind, control } of kinds) {
        // What lies over a film or a picture has another ground on each page.
        const apart = control.locator('xpath=ancestor-or-self::*[@data-film or @data-over="picture"]');
        const seen = `${colours} ${(await apart.count()) > 0 ? path : ''} ${kind}`;
        if (known.has(seen)) continue;
        known.add(seen);
        faults.push(...(await faultsOfControl(page, control)).map((fault) => `${kind} ${fault}, ${colours} colours`));
      }
    }
    expect(faults).toEqual([]);
  });

  test(`${path} breaks no word over two lines`, async ({ still }) => {
    await still.emulateMedia({ media: 'screen' });
    await still.goto(path, { waitUntil: 'load' });
    await fontsHere(still);
    const torn: string[] = [];
    // The last is 1280 by 1024 at 400 %.
    for (const { width, height } of [...widths.map((width) => ({ width, height: 800 })), { width: 320, height: 256 }]) {
      await still.setViewportSize({ width, height });
      torn.push(...(await wordsTorn(still)).map((word) => `${word} at ${width} by ${height} px`));
    }
    await still.emulateMedia({ media: 'print' });
    await still.setViewportSize(paper);
    torn.push(...(await wordsTorn(still)).map((word) => `${word} on paper`));
    expect(torn).toEqual([]);
  });

  test(`${path} with letters twice as large is no wider than the screen`, async ({ largeLetters, served }) => {
    const context = await largeLetters.newContext({ baseURL: served.origin, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(path);
    await fontsHere(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
    for (const width of [360, 412, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wider, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
      const banner = page.getByRole('banner');
      await expect.soft(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      const name = await banner.getByRole('link').first().boundingBox();
      const menu = await banner.getByRole('button').last().boundingBox();
      expect.soft((name?.x ?? 0) + (name?.width ?? 0), 'the name ends before the button').toBeLessThanOrEqual(menu?.x ?? 0);
    }
    await context.close();
  });

  test(`${path} looks the same with its styles in the opposite order`, async ({ scriptless }) => {
    await scriptless.goto(path, { waitUntil: 'load' });
    await scriptless.evaluate(() => document.fonts.ready);
    const before = await looksOf(scriptless);
    expect(await scriptless.evaluate(reverseStyles), 'blocks of styles').toBeGreaterThan(10);
    // Fonts and pictures may still be coming.
    await expect
      .poll(async () => (await looksOf(scriptless)).filter((look, place) => look !== before[place]), { timeout: 5000 })
      .toEqual([]);
  });
}

/** Runs in the page: reverses the blocks of its styles, by their text, and gives their number. */
function reverseStyles(): number {
  const [order, ...styles] = document.querySelectorAll('style');
  if (!order) throw new Error('The page has no order of layers.');
  const blocks = styles.flatMap(({ textContent: text }) => {
    const ends = [...text.matchAll(/[{};]/g)];
    let [depth, from] = [0, 0];
    return ends.flatMap(({ 0: mark, index }) => {
      if (mark === '{') depth += 1;
      if (mark === '}') depth -= 1;
      if (mark === '{' || depth > 0) return [];
      const block = text.slice(from, index + 1);
      from = index + 1;
      return [block];
    });
  });
  const turned = new CSSStyleSheet();
  turned.replaceSync(blocks.reverse().join('\n'));
  document.adoptedStyleSheets = [turned];
  for (const style of styles) style.disabled = true;
  return blocks.length;
}

test('the bar keeps every link on the screen when text is spaced out', async ({ spaced }) => {
  for (const width of [768, 900, 1000, 1280]) {
    await spaced.setViewportSize({ width, height: 700 });
    await spaced.goto('/about');
    await spaceOutText(spaced);
    const edges = await spaced.getByRole('banner').evaluate((bar) =>
      [...bar.querySelectorAll('a, button:not([hidden])')]
        .filter((one) => one.checkVisibility() && !one.closest('[popover]'))
        .map((one) => one.getBoundingClientRect())
        .flatMap(({ left, right, top, bottom }) => [left, top, innerWidth - right, bar.clientHeight - bottom]),
    );
    expect(edges.length, `${width} px`).toBeGreaterThan(30);
    expect(Math.min(...edges), `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('on a phone the menu and its controls can be seen in forced colours', async ({ forced }) => {
  await forced.setViewportSize({ width: 360, height: 740 });
  await forced.goto('/about');
  const menu = forced.getByRole('button', { name: 'Menu', exact: true });
  const faults = await faultsOfControl(forced, menu);
  await menu.press('Enter');
  await expect(forced.getByRole('dialog', { name: 'Menu' })).toHaveCSS('opacity', '1');
  for (const { control } of await kindsOfControls(forced, '#mobile-menu'))
    faults.push(...(await faultsOfControl(forced, control)));
  expect(faults).toEqual([]);
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
