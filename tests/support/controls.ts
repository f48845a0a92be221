/** Whether what can be pressed can be seen, and whether one sees that it has the focus: measured on the screen. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** The controls on the screen now, one of each kind: those of one class in one state look alike. */
export async function kindsOfControls(page: Page, within = 'body'): Promise<{ kind: string; control: Locator }[]> {
  const kinds = await page.locator(within).evaluate((root) => {
    const found: Record<string, number> = {};
    const all = [...root.querySelectorAll('a[href], button, summary, [role="tab"], video[controls]')];
    for (const [place, element] of all.entries()) {
      const box = element.getBoundingClientRect();
      const seen =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
      // What a key does not reach shows no focus: the tabs beside the one that is chosen.
      if (!seen || element.closest('.skip-link, [inert], [tabindex="-1"]')) continue;
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
  if (!focused || changed(before, focused) < 40) faults.push('shows no focus');
  return faults;
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

function greatestContrast({ data }: Pixels): number {
  let [darkest, lightest] = [1, 0];
  for (let i = 0; i < data.length; i += 3) {
    const value = luminance(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

function luminance(...channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How many pixels are clearly another colour. */
function changed(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let i = 0; i < one.data.length; i += 3) {
    const step = [0, 1, 2].reduce((sum, c) => sum + Math.abs((one.data[i + c] ?? 0) - (other.data[i + c] ?? 0)), 0);
    if (step > 120) count += 1;
  }
  return count;
}
