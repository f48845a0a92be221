/** What the visual suite stands on: its own build, a still page, and the pictures of the browser at hand. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inProject } from '../../publish/project.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { fontsHere, picturesHere, settled } from './acts.ts';

const root = inProject();

/** The day that stands for today: before the first event, so that nothing is over. */
export const day = '2026-11-22';

/** The two screens, drawn smaller than they are: every line and edge is still there, in far fewer bytes. */
export const sizes = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 0.55 },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
} as const;

/** How much may differ: a letter's edge by a shade where two layers meet. A line that moves by one pixel is far above it. */
export const tolerance = { maxDiffPixels: 20, threshold: 0.1 } as const;

/** Where the suite's own build says that it lies (tests/visual/build.setup.ts). */
export const siteNote = `${root}.cache/visual-site.txt`;

/** The folder of the suite's own build. */
export const visualSite = (): string => readFileSync(siteNote, 'utf8');

/** The browser by its name and major version, such as `chromium-156`: another one draws letters and edges in its own way. */
export function browserKey(): string {
  const browser = findBrowser();
  const said = browser ? spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout : '';
  return `chromium-${/(\d+)\.\d+/.exec(said)?.[1] ?? 'unknown'}`;
}

/** The kept pictures of a browser. */
export const screenshotsOf = (key: string): string => `${root}tests/visual/screenshots/${key}`;

/** What to do where a browser has no pictures yet; null where it has. */
export function missingScreenshots(): string | null {
  const key = browserKey();
  return existsSync(screenshotsOf(key))
    ? null
    : `there are no pictures for ${key} in tests/visual/screenshots. Record them with npm run visual:update, look at them, and commit them.`;
}

/** Where it stands what content the kept pictures and outlines show. */
export const contentNote = `${root}tests/visual/content.txt`;

/** The content by its hash: every text, and which pictures and films there are. */
export function contentHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['src/content/**/*.yaml', 'media/*.json'], { cwd: root }).sort())
    hash.update(`${file}\n`).update(readFileSync(`${root}${file}`));
  return hash.digest('hex').slice(0, 16);
}

/** Why nothing is compared; null if it is. The office may edit content without recording screenshots. */
export const editedSince = (): string | null =>
  readFileSync(contentNote, 'utf8').trim() === contentHash()
    ? null
    : 'the content has been edited since npm run visual:update was last run. Before you change code, run it once and commit what it records.';

const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Holds the clock still, so that dates and hours are the same in every run; the page's timers go on. */
export const holdClock = (page: Page): Promise<void> => page.clock.setFixedTime(new Date(`${day}T12:00:00+05:30`));

/** Leaves every picture out: its ground shows in its place, in its size. */
export async function leavePicturesOut(page: Page): Promise<void> {
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: nothing }));
}

/** Until the fonts are in, every picture of the screen is drawn, and the page has stopped asking for things. */
export async function drawn(page: Page): Promise<void> {
  await fontsHere(page);
  await picturesHere(page);
  await settled(page);
}

/** Moves each part of the page of examples to a whole pixel (20 px of the page), so that it looks the same anywhere. */
export async function onWholePixels(page: Page): Promise<void> {
  await page.locator('[data-example]').evaluateAll((all) => {
    const grid = 20;
    for (const one of all as HTMLElement[]) {
      const top = one.getBoundingClientRect().top + window.scrollY;
      one.style.marginTop = `${Number.parseFloat(getComputedStyle(one).marginTop) + Math.ceil(top / grid) * grid - top}px`;
    }
  });
}

/** Photographs the whole page once, and gives the part of it that each element of a selector takes up, by its `data-example`. */
export async function cutOut(page: Page, selector: string): Promise<Map<string, Buffer>> {
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [scale, top] = [window.devicePixelRatio, y + window.scrollY];
      const [left, above] = [Math.round(x * scale), Math.round(top * scale)];
      const extent = { width: Math.round((x + width) * scale) - left, height: Math.round((top + height) * scale) - above };
      return { name: one.getAttribute('data-example') ?? '', left, top: above, ...extent };
    }),
  );
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'device' });
  const cuts = boxes.map(async ({ name, ...box }) => [name, await sharp(whole).extract(box).png().toBuffer()] as const);
  return new Map(await Promise.all(cuts));
}
