/** The visual suite's settings, build, screenshot folders and steps. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { projectPath } from '../../publish/project.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { waitForFontsAndLayout, waitForObservers, waitForVisibleImages } from './actions.ts';

const root = projectPath();

/** The fixed date of the suite, before the first event so that no event is past. */
export const visualDay = '2026-11-22';

/** The two screen sizes. The device pixel ratio below 1 keeps every line and edge in far fewer bytes. */
export const screenSizes = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 0.55 },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
} as const;

/** The tolerated difference: antialiasing where two layers meet. A line that moves by one pixel is far above it. */
export const screenshotTolerance = { maxDiffPixels: 20, threshold: 0.1 } as const;

/** The file in which tests/visual/build.setup.ts stores the folder of the suite's build. */
export const buildPathFile = `${root}.cache/visual-site.txt`;

/** Returns the folder of the suite's build. */
export const readBuildPath = (): string => readFileSync(buildPathFile, 'utf8');

/** Returns the browser's name and major version, such as `chromium-156`. Each version has its own screenshots, since text rendering differs. */
export function browserKey(): string {
  const browser = findBrowser();
  const output = browser ? spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout : '';
  return `chromium-${/(\d+)\.\d+/.exec(output)?.[1] ?? 'unknown'}`;
}

/** Returns the folder of a browser's screenshots. */
export const screenshotFolder = (key: string): string => `${root}tests/visual/screenshots/${key}`;

/** Returns why the screenshot tests are skipped, or null if this browser has screenshots. */
export function missingScreenshotsReason(): string | null {
  const key = browserKey();
  return existsSync(screenshotFolder(key))
    ? null
    : `tests/visual/screenshots has no screenshots for ${key}. Run npm run visual:update, check the images and commit them.`;
}

/** The file with the hash of the content that the stored screenshots and accessibility trees show. */
export const contentHashFile = `${root}tests/visual/content.txt`;

/** Returns a hash of all texts and of the lists of pictures and films. */
export function contentHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['src/content/**/*.yaml', 'media/*.json'], { cwd: root }).sort())
    hash.update(`${file}\n`).update(readFileSync(`${root}${file}`));
  return hash.digest('hex').slice(0, 16);
}

/** Returns why the visual tests are skipped, or null if the content is unchanged. The office may edit content without updating screenshots. */
export const editedContentReason = (): string | null =>
  readFileSync(contentHashFile, 'utf8').trim() === contentHash()
    ? null
    : 'the content has changed since the last npm run visual:update. Run it and commit the result before you change code.';

const transparentPixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Fixes the page's date and time, so that every run shows the same. Timers continue to run. */
export const freezeClock = (page: Page): Promise<void> => page.clock.setFixedTime(new Date(`${visualDay}T12:00:00+05:30`));

/** Replaces every picture with a transparent pixel, which shows the picture's background colour at its size. */
export async function hidePictures(page: Page): Promise<void> {
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: transparentPixel }));
}

/** Waits until the fonts and the visible images have loaded and observers have run. */
export async function waitForRendering(page: Page): Promise<void> {
  await waitForFontsAndLayout(page);
  await waitForVisibleImages(page);
  await waitForObservers(page);
}

/** Moves each example to a multiple of 20 CSS pixels, a whole device pixel at both ratios, so that its rendering does not depend on its position. */
export async function alignToWholePixels(page: Page): Promise<void> {
  await page.locator('[data-example]').evaluateAll((examples) => {
    const grid = 20;
    for (const example of examples as HTMLElement[]) {
      const top = example.getBoundingClientRect().top + window.scrollY;
      const margin = Number.parseFloat(getComputedStyle(example).marginTop);
      example.style.marginTop = `${margin + Math.ceil(top / grid) * grid - top}px`;
    }
  });
}

/** Takes one screenshot of the complete page and crops it to each element that matches `selector`. Returns the PNGs by `data-example`. */
export async function screenshotElements(page: Page, selector: string): Promise<Map<string, Buffer>> {
  const boxes = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [scale, pageY] = [window.devicePixelRatio, y + window.scrollY];
      const [left, top] = [Math.round(x * scale), Math.round(pageY * scale)];
      const size = { width: Math.round((x + width) * scale) - left, height: Math.round((pageY + height) * scale) - top };
      return { name: element.getAttribute('data-example') ?? '', left, top, ...size };
    }),
  );
  const pageScreenshot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'device' });
  const crops = boxes.map(async ({ name, ...box }) => [name, await sharp(pageScreenshot).extract(box).png().toBuffer()] as const);
  return new Map(await Promise.all(crops));
}
