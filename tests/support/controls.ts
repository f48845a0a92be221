/** Measures in screenshots whether controls and their focus indicators are visible. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from '#utils/contrast.ts';
import { waitForVisibleImages } from './actions.ts';

/**
 * Returns one visible control of each appearance, in the element that `selector` names. Controls with the same class and state look the same.
 * `appearance` is the class followed by the values of the state attributes.
 */
export async function findDistinctControls(page: Page, selector = 'body'): Promise<{ appearance: string; control: Locator }[]> {
  // Hydrates lazy islands first: hydration changes the number of controls, by which they are located below.
  for (const island of await page.locator('astro-island[opts*="margin"][ssr]').all())
    await island.locator('> *').last().scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[opts*="margin"][ssr]')).toHaveCount(0);
  const indexes = await page.locator(selector).evaluate((root) => {
    const indexByAppearance: Record<string, number> = {};
    const elements = [...root.querySelectorAll('a[href], button, summary, [role="tab"], video[controls]')];
    for (const [index, element] of elements.entries()) {
      const box = element.getBoundingClientRect();
      const isVisible =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
      // Tab does not reach unselected tabs, so they need no focus indicator. Ancestors are not checked, since `main` has tabindex="-1" for the
      // skip link.
      if (!isVisible || element.matches('[tabindex="-1"]') || element.closest('.skip-link, [inert]')) continue;
      const states = ['aria-pressed', 'aria-selected', 'aria-current', 'data-variant'].map(
        (name) => element.getAttribute(name) ?? '',
      );
      // A link in running text has no class, so it is identified by its parent's.
      const className =
        element.getAttribute('class') ?? `${element.parentElement?.getAttribute('class') ?? ''} > ${element.localName}`;
      indexByAppearance[[className, ...states].join(' ').trim()] ??= index;
    }
    return indexByAppearance;
  });
  const controls = page.locator(selector).locator('a[href], button, summary, [role="tab"], video[controls]');
  return Object.entries(indexes).map(([appearance, index]) => ({ appearance, control: controls.nth(index) }));
}

/** Returns a line for each failure of a control: too little contrast with its background, or no visible focus indicator. */
export async function findControlFailures(page: Page, control: Locator): Promise<string[]> {
  await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A dialog may have focused it when it opened.
    if (document.activeElement === element) (element as HTMLElement).blur();
  });
  // A change between the two screenshots that is not caused by the focus would be counted as a focus indicator.
  await waitForVisibleImages(page);
  await waitForStablePixels(page, control);
  // Without a margin: the contrast of neighbouring elements must not count.
  const box = await readPixels(page, control, 0);
  const before = await readPixels(page, control, focusRingMargin);
  if (!box || !before) return ['is not in the viewport'];
  // `focusVisible` shows the focus ring as after a key press.
  await control.evaluate((element) =>
    (element as HTMLElement).focus({ focusVisible: true, preventScroll: true } as FocusOptions),
  );
  const focused = await readPixels(page, control, focusRingMargin);
  await control.evaluate((element) => (element as HTMLElement).blur());
  const failures: string[] = [];
  if (maxContrast(box) < 3) failures.push('has a contrast below 3 with its background');
  if (!focused || countChangedPixels(before, focused) < minChangedPixels) failures.push('has no visible focus indicator');
  return failures;
}

/** The number of changed pixels from which a change is visible. */
const minChangedPixels = 40;

/** Waits until two screenshots of a control are the same: a video's native controls show a spinner while it loads. */
async function waitForStablePixels(page: Page, control: Locator): Promise<void> {
  let previous = await readPixels(page, control, focusRingMargin);
  await expect
    .poll(
      async () => {
        const current = await readPixels(page, control, focusRingMargin);
        const changedPixels = previous && current ? countChangedPixels(previous, current) : 0;
        previous = current;
        return changedPixels;
      },
      { message: 'pixels that change by themselves', intervals: [50, 150, 300] },
    )
    .toBeLessThan(minChangedPixels);
}

/** Runs in the page. Returns the controls of `main` in the viewport whose centre another element covers, except under an intro. */
export function findCoveredControls(): string[] {
  return [...document.querySelectorAll('main :is(a[href], button, summary)')]
    .filter((control) =>
      control.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }),
    )
    .flatMap((control) => {
      const [box] = control.getClientRects();
      const topmost = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!topmost || control.contains(topmost) || topmost.contains(control) || topmost.closest('[data-intro-overlay]'))
        return [];
      return [`${control.outerHTML.slice(0, 100)} is covered by ${topmost.outerHTML.slice(0, 100)}`];
    });
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The maximum distance of a focus ring's outer edge from its control, in CSS pixels. */
const focusRingMargin = 10;

/** Takes a screenshot of a control with a margin in CSS pixels. Returns null if the control is outside the viewport. */
async function readPixels(page: Page, control: Locator, margin: number): Promise<Pixels | null> {
  const box = await control.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) return null;
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const right = Math.min(screen.width, box.x + box.width + margin);
  const bottom = Math.min(screen.height, box.y + box.height + margin);
  if (right - x < 2 || bottom - y < 2) return null;
  const screenshot = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } });
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the contrast ratio of the lightest to the darkest pixel. */
function maxContrast(pixels: Pixels): number {
  let [darkest, lightest] = [1, 0];
  for (let i = 0; i < pixels.data.length; i += 3) {
    const value = luminanceAt(pixels, i);
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

/** Counts the pixels that changed by a contrast of at least 3:1, the minimum for focus indicators (WCAG 2.2, 1.4.11 and 2.4.13). */
function countChangedPixels(before: Pixels, after: Pixels): number {
  if (before.width !== after.width || before.height !== after.height) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < before.data.length; i += 3) {
    const [previous, current] = [luminanceAt(before, i), luminanceAt(after, i)];
    if ((Math.max(previous, current) + 0.05) / (Math.min(previous, current) + 0.05) >= 3) count += 1;
  }
  return count;
}

function luminanceAt({ data }: Pixels, index: number): number {
  return luminance([data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]);
}
