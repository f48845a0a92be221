/** The three intro overlays: home (once per tab), gallery and certificate courses (on every visit). */
import type { Locator, Page } from '@playwright/test';
import { introFade } from '#components/intro/intro.client.ts';
import { wheelPause } from '#components/intro/intro-events.ts';
import { holdRequests, swipe, waitForObservers, waitForScrollEnd } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const certificates = '/schoolofcertificatecourses';
const intros = [
  ['/', 'Pundir Business School'],
  ['/gallery', 'Silhouettes of Thought'],
  [certificates, 'PUNDIR'],
] as const;

const overlayOf = (page: Page): Locator => page.locator('[data-intro-overlay]');
const skipLink = (page: Page): Locator => page.getByRole('link', { name: 'Skip to the content' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Opens a page, and waits until its script has made the intro modal. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-intro', 'ready');
  await expect(overlayOf(page)).toBeVisible();
}

async function expectGone(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-intro');
  await expect(overlayOf(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeInViewport();
}

for (const [path, title] of intros) {
  test.describe(path, () => {
    test('an intro with the name covers the page, and its button is focused', async ({ page }) => {
      await open(page, path);
      const overlay = page.getByRole('dialog', { name: title });
      expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
      await expect(overlay.locator('p').first()).toHaveText(title);
      await expect(overlay.getByRole('button', { name: 'Enter' })).toBeFocused();
      for (const [width, height] of [
        [320, 256],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const child of await overlay.locator('> *').all())
          await expect(child, 'on a low screen').toBeInViewport({ ratio: 1 });
      }
      const fadingStyle = await overlay.evaluate((element) => {
        document.documentElement.dataset.intro = 'fading';
        return [getComputedStyle(element).transitionDuration, getComputedStyle(element).pointerEvents];
      });
      expect(fadingStyle, 'clicks pass through while it fades').toEqual([`${introFade / 1000}s`, 'none']);
    });

    test('the wheel, any key, a click or Enter dismisses the intro and does nothing else', async ({ page }) => {
      for (const dismiss of [
        () => page.mouse.wheel(0, 120),
        () => page.keyboard.press('m'),
        () => page.mouse.click(30, 700),
        () => page.keyboard.press('Enter'),
      ]) {
        await open(page, path);
        await page.mouse.move(640, 500);
        await dismiss();
        await expectGone(page);
        await expect(page).toHaveURL(path);
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    test('the page behind the intro is inert until the intro is dismissed, and then has the focus', { tag: '@core' }, async ({
      page,
    }) => {
      await open(page, path);
      const background = page.locator('body > :not([data-intro-overlay], script, [aria-hidden])');
      const inertStates = await background.evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.hasAttribute('inert')),
      );
      expect(inertStates.length).toBeGreaterThanOrEqual(4);
      expect(inertStates).not.toContain(false);
      await page.locator('[data-brand]').evaluate((link: HTMLElement) => link.focus());
      await expect(page.locator('[data-brand]')).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      await expectGone(page);
    });

    test('Tab dismisses the intro and focuses the first link of the page', async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      await expectGone(page);
      await expect(skipLink(page)).toBeFocused();
    });

    test('no intro is shown for a text fragment from a search result', async ({ page }) => {
      await page.goto(`${path}#:~:text=${encodeURIComponent('not photographs of a campus')}`);
      await expect(page.getByText('not photographs of a campus')).toBeInViewport();
      await expect(overlayOf(page)).toBeHidden();
    });
  });

  test.describe(`${path}, by touch`, () => {
    test.use(phone);

    for (const [gesture, dismiss] of [
      ['a swipe', (page: Page) => swipe(page, { x: 180, y: 600 }, { x: 0, y: -60 })],
      ['a tap', (page: Page) => page.touchscreen.tap(20, 500)],
    ] as const) {
      test(`${gesture} dismisses the intro`, { tag: gesture === 'a tap' ? '@core' : [] }, async ({ page }) => {
        await open(page, path);
        await dismiss(page);
        await expectGone(page);
      });
    }

    test('axe finds no violations while the intro is shown', async ({ page }) => {
      await open(page, path);
      await overlayOf(page).evaluate((overlay) => {
        for (const animation of overlay.getAnimations({ subtree: true })) animation.finish();
      });
      await expectAccessible(page, 'axe with the intro');
    });
  });

  test.describe(`${path}, if scripts fail to load`, () => {
    test.use({ expectedErrors: /\.js/ });

    test('the stylesheet removes the intro after 6 seconds', async ({ page, context }) => {
      await context.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(overlayOf(page)).toBeVisible();
      // Sets the time of the animation to before and after the specified moment.
      const opacityAt = (milliseconds: number) =>
        overlayOf(page).evaluate((overlay, time) => {
          const [removal] = overlay.getAnimations();
          if (removal?.playState !== 'running') throw new Error('The overlay has no running animation that removes it.');
          removal.pause();
          removal.currentTime = time;
          const { opacity } = getComputedStyle(overlay);
          removal.play();
          return Number(opacity);
        }, milliseconds);
      expect(await opacityAt(5990)).toBe(1);
      expect(await opacityAt(6900)).toBeLessThan(0.5);
      await expect(overlayOf(page)).toBeHidden();
      await skipLink(page).focus();
      await expect(skipLink(page)).toBeFocused();
    });
  });
}

/**
 * Sends input events with timestamps at intervals of `step` seconds, because a busy machine sends them late, and waits until the time of the last
 * one. Otherwise the next gesture could seem to continue this one.
 */
async function send(
  page: Page,
  method: 'Input.dispatchMouseEvent' | 'Input.dispatchTouchEvent',
  events: readonly object[],
  step: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  await Promise.all(events.map((event, index) => session.send(method, { ...event, timestamp: start + index * step } as never)));
  await session.detach();
  await page.waitForFunction((end) => Date.now() >= end, (start + events.length * step) * 1000);
}

/** Scrolls as a touchpad does, with inertia that lasts longer than the overlay takes to fade. */
const flick = (page: Page) => {
  const turn = { type: 'mouseWheel', x: 640, y: 500, deltaX: 0 };
  return send(
    page,
    'Input.dispatchMouseEvent',
    Array.from({ length: 40 }, (_, index) => ({ ...turn, deltaY: 120 * 0.9 ** index })),
    0.03,
  );
};

/** Flings the page upwards with a finger, so that it scrolls on with inertia. */
const fling = (page: Page) => {
  const types = ['touchStart', ...Array.from({ length: 7 }, () => 'touchMove'), 'touchEnd'];
  const touches = types.map((type, index) => ({
    type,
    touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y: 600 - index * 50 }],
  }));
  return send(page, 'Input.dispatchTouchEvent', touches, 0.016);
};

async function holdKey(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('PageDown');
  await page.keyboard.up('PageDown');
}

for (const script of ['running', 'still loading']) {
  for (const [gesture, perform, device] of [
    ['flick on a touchpad', flick, {}],
    ['held key', holdKey, {}],
    ['fling with a finger', fling, phone],
  ] as const) {
    test.describe(`with the script ${script}`, () => {
      test.use(device);

      test(`the ${gesture} that dismisses an intro does not scroll, and the next one does`, {
        tag: script === 'running' && perform === flick ? '@core' : [],
      }, async ({ page, context }) => {
        if (script === 'running') await open(page, certificates);
        else {
          await holdRequests(context, '**/document*.js');
          await page.goto(certificates, { waitUntil: 'commit' });
          await expect(overlayOf(page)).toBeVisible();
        }
        await perform(page);
        await waitForScrollEnd(page);
        expect(await scrolled(page)).toBe(0);
        await expect(overlayOf(page)).toBeHidden();
        await page.waitForTimeout(wheelPause);
        await perform(page);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
      });
    });
  }
}

test('home shows its intro once per tab', { tag: '@core' }, async ({ page, context }) => {
  await open(page, '/');
  await page.keyboard.press('m');
  await expectGone(page);
  for (const revisit of [() => page.reload(), () => page.goto('/about').then(() => page.goto('/'))]) {
    await revisit();
    await waitForObservers(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-intro');
    await expect(overlayOf(page)).toBeHidden();
  }
  await open(await context.newPage(), '/');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the title of the home page’s intro is the largest contentful paint, and its background loads later', async ({
    page,
    context,
  }) => {
    const releaseFiles = await holdRequests(context, '**/{*.js,pictures/**}');
    await page.goto('/', { waitUntil: 'commit' });
    const title = overlayOf(page).locator('p').first();
    await expect(title).toBeVisible();
    const paints = () =>
      page.evaluate(
        () =>
          new Promise<[first: number | undefined, largest: number | undefined, text: string | null | undefined]>((resolve) => {
            new PerformanceObserver((list) => {
              const largest = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
              const first = performance.getEntriesByName('first-contentful-paint')[0];
              resolve([first?.startTime, largest?.startTime, largest?.element?.textContent]);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    await waitForObservers(page);
    const [first, largest, text] = await paints();
    expect(text).toBe('Pundir Business School');
    expect(largest).toBe(first);
    releaseFiles();
    await expect(title).toHaveCSS('background-image', /lattice-light-small/);
  });
});

test('the word PUNDIR appears letter by letter in about 4 seconds', async ({ page }) => {
  await open(page, certificates);
  const letters = overlayOf(page).locator('p').first().locator('span');
  await expect(letters).toHaveText([...'PUNDIR']);
  const ends = await letters.evaluateAll((elements) =>
    elements.map((letter) =>
      Math.max(...letter.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime))),
    ),
  );
  expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
  expect(ends.at(-1)).toBeGreaterThanOrEqual(3500);
  expect(ends.at(-1)).toBeLessThanOrEqual(4500);
});
