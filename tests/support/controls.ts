/** Whether what can be pressed can be seen, and whether one sees that it has the focus: measured on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from '#utils/contrast.ts';
import { picturesHere } from './acts.ts';

/** The controls on the screen now, one of each kind: those of one class in one state look alike. */
export async function kindsOfControls(page: Page, within = 'body'): Promise<{ kind: string; control: Locator }[]> {
  // An island that comes to work while it is looked at would have other controls than were counted.
  for (const island of await page.locator('astro-island[opts*="margin"][ssr]').all())
    await island.locator('> *').last().scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[opts*="margin"][ssr]')).toHaveCount(0);
  const kinds = await page.locator(within).evaluate((root) => {
    const found: Record<string, number> = {};
    const all = [...root.querySelectorAll('a[href], button, summary, [role="tab"], video[controls]')];
    for (const [place, element] of all.entries()) {
      const box = element.getBoundingClientRect();
      const seen =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
      // What a key does not reach shows no focus: the tabs beside the one that is chosen. Its own attribute alone: that of `main` is for the
      // skip link, and holds nobody off what stands in it.
      if (!seen || element.matches('[tabindex="-1"]') || element.closest('.skip-link, [inert]')) continue;
      const states = ['aria-pressed', 'aria-selected', 'aria-current', 'data-kind'].map(
        (name) => element.getAttribute(name) ?? '',
      );
      // A link in a text has no class of its own: its parent's says where it stands.
      const name =
        element.getAttribute('class') ?? `${element.parentElement?.getAttribute('class') ?? ''} > ${element.localName}`;
      found[[name, ...states].join(' ').trim()] ??= place;
    }
    return found;
  });
  const controls = page.locator(within).locator('a[href], button, summary, [role="tab"], video[controls]');
  return Object.entries(kinds).map(([kind, place]) => ({ kind, control: controls.nth(place) }));
}

/** What a control lacks: a shape that can be told from its ground, or a sign that it has the focus. */
export async function faultsOfControl(page: Page, control: Locator): Promise<string[]> {
  await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A dialog may have given it the focus already.
    if (document.activeElement === element) (element as HTMLElement).blur();
  });
  // What changes by itself between two looks would be taken for a sign of the focus.
  await picturesHere(page);
  await atRestAround(page, control);
  // Its own box alone: what stands beside it may have all the contrast that it lacks.
  const own = await around(page, control, 0);
  const before = await around(page, control, roomForRing);
  if (!own || !before) return ['has no place on the screen'];
  // As a key would, so that browsers show the ring.
  await control.evaluate((element) =>
    (element as HTMLElement).focus({ focusVisible: true, preventScroll: true } as FocusOptions),
  );
  const focused = await around(page, control, roomForRing);
  await control.evaluate((element) => (element as HTMLElement).blur());
  const faults: string[] = [];
  if (greatestContrast(own) < 3) faults.push('can hardly be told from its ground');
  if (!focused || changed(before, focused) < clearChange) faults.push('shows no focus');
  return faults;
}

/** From so many pixels on that have clearly changed one sees that something has. */
const clearChange = 40;

/** Until a control and what is about it look the same twice: a film's own controls turn a wheel before it is loaded. */
async function atRestAround(page: Page, control: Locator): Promise<void> {
  let last = await around(page, control, roomForRing);
  await expect
    .poll(
      async () => {
        const now = await around(page, control, roomForRing);
        const moved = last && now ? changed(last, now) : 0;
        last = now;
        return moved;
      },
      { message: 'pixels that change by themselves', intervals: [50, 150, 300] },
    )
    .toBeLessThan(clearChange);
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How far about a control its ring may reach, in pixels. */
const roomForRing = 10;

/** The screen about a control, with so much room on each side. */
async function around(page: Page, control: Locator, room: number): Promise<Pixels | null> {
  const box = await control.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) return null;
  const [x, y] = [Math.max(0, box.x - room), Math.max(0, box.y - room)];
  const [right, bottom] = [Math.min(screen.width, box.x + box.width + room), Math.min(screen.height, box.y + box.height + room)];
  if (right - x < 2 || bottom - y < 2) return null;
  const shot = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function greatestContrast(pixels: Pixels): number {
  let [darkest, lightest] = [1, 0];
  for (let i = 0; i < pixels.data.length; i += 3) {
    const value = lightAt(pixels, i);
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

/** How many pixels have changed so far that the change can be seen: 3 to 1, as WCAG 2.2 asks of what shows the focus (1.4.11, 2.4.13). */
function changed(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < one.data.length; i += 3) {
    const [before, now] = [lightAt(one, i), lightAt(other, i)];
    if ((Math.max(before, now) + 0.05) / (Math.min(before, now) + 0.05) >= 3) count += 1;
  }
  return count;
}

function lightAt({ data }: Pixels, i: number): number {
  return luminance([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);
}
