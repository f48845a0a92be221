/** The three intro overlays: home (once per tab), gallery and certificate courses (on every visit). */
import type { Locator, Page } from '@playwright/test';
import { introFade } from '#components/intro/intro.client.ts';
import { wheelPause } from '#components/intro/intro-acts.ts';
import { atRest, drag, holdBack, settled } from '../support/acts.ts';
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

/** Opens a page, and waits until its script has taken the intro over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-intro', 'live');
  await expect(overlayOf(page)).toBeVisible();
}

async function expectGone(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-intro');
  await expect(overlayOf(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeInViewport();
}

for (const [path, title] of intros) {
  test.describe(path, () => {
    test('a white intro with the name covers the page, and its focused button says what to do', async ({ page }) => {
      await open(page, path);
      const overlay = page.getByRole('dialog', { name: title });
      expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
      await expect(overlay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(overlay.locator('p').first()).toHaveText(title);
      await expect(overlay.getByRole('button', { name: 'Enter' })).toBeFocused();
      for (const [width, height] of [
        [320, 256],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of await overlay.locator('> *').all()) await expect(part, 'on a low screen').toBeInViewport({ ratio: 1 });
      }
      const leaving = await overlay.evaluate((one) => {
        document.documentElement.dataset.intro = 'leaving';
        return [getComputedStyle(one).transitionDuration, getComputedStyle(one).pointerEvents];
      });
      expect(leaving, 'clicks go through as it fades').toEqual([`${introFade / 1000}s`, 'none']);
    });

    test('goes at the wheel, any key, a click or Enter, which do nothing else', async ({ page }) => {
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

    test('keeps the page behind out of reach until it goes, and then gives it the focus', { tag: '@core' }, async ({ page }) => {
      await open(page, path);
      const behind = page.locator('body > :not([data-intro-overlay], script, [aria-hidden])');
      expect(await behind.count()).toBeGreaterThanOrEqual(4);
      expect(await behind.evaluateAll((all) => all.filter((element) => !element.hasAttribute('inert')).length)).toBe(0);
      await page.locator('[data-brand]').evaluate((link: HTMLElement) => link.focus());
      await expect(page.locator('[data-brand]')).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(page.locator('main')).toBeFocused();
      await expectGone(page);
    });

    test('goes at Tab, which begins at the top of the page', async ({ page }) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      await expectGone(page);
      await expect(skipLink(page)).toBeFocused();
    });

    test('is not shown to who comes from a search result to a passage', async ({ page }) => {
      await page.goto(`${path}#:~:text=${encodeURIComponent('not photographs of a campus')}`);
      await expect(page.getByText('not photographs of a campus')).toBeInViewport();
      await expect(overlayOf(page)).toBeHidden();
    });
  });

  test.describe(`${path}, by touch`, () => {
    test.use(phone);

    for (const [act, dismiss] of [
      ['the first move of a finger', (page: Page) => drag(page, { x: 180, y: 600 }, { x: 0, y: -60 })],
      ['a tap', (page: Page) => page.touchscreen.tap(20, 500)],
    ] as const) {
      test(`goes at ${act}`, { tag: act === 'a tap' ? '@core' : [] }, async ({ page }) => {
        await open(page, path);
        await dismiss(page);
        await expectGone(page);
      });
    }

    test('axe finds nothing while it is shown', async ({ page }) => {
      await open(page, path);
      await overlayOf(page).evaluate((overlay) => {
        for (const animation of overlay.getAnimations({ subtree: true })) animation.finish();
      });
      await expectAccessible(page, 'axe with the intro');
    });
  });

  test.describe(`${path}, when scripts are lost or late`, () => {
    test.use({ expectedFaults: /\.js/ });

    test('the style sheet lifts the intro after 6 seconds', async ({ page, context }) => {
      await context.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(overlayOf(page)).toBeVisible();
      // Its clock is set by hand, to both sides of the specified moment.
      const opacityAt = (milliseconds: number) =>
        overlayOf(page).evaluate((overlay, time) => {
          const [lift] = overlay.getAnimations();
          if (lift?.playState !== 'running') throw new Error('Nothing lifts the overlay.');
          lift.pause();
          lift.currentTime = time;
          const { opacity } = getComputedStyle(overlay);
          lift.play();
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

/** Sends input events that bear their own times, since a busy machine sends them when it can. */
async function send(
  page: Page,
  event: 'Input.dispatchMouseEvent' | 'Input.dispatchTouchEvent',
  all: readonly object[],
  step: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  await Promise.all(all.map((one, index) => session.send(event, { ...one, timestamp: began + index * step } as never)));
  await session.detach();
}

/** Turns the wheel as a touchpad does: a push, and inertia that goes on for longer than the overlay takes to fade. */
const flick = (page: Page) => {
  const turn = { type: 'mouseWheel', x: 640, y: 500, deltaX: 0 };
  return send(
    page,
    'Input.dispatchMouseEvent',
    Array.from({ length: 40 }, (_, at) => ({ ...turn, deltaY: 120 * 0.9 ** at })),
    0.03,
  );
};

/** Throws the page upwards with a finger, so that it would go on by itself. */
const fling = (page: Page) => {
  const types = ['touchStart', ...Array.from({ length: 7 }, () => 'touchMove'), 'touchEnd'];
  const touches = types.map((type, at) => ({ type, touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y: 600 - at * 50 }] }));
  return send(page, 'Input.dispatchTouchEvent', touches, 0.016);
};

async function holdKey(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('PageDown');
  await page.keyboard.up('PageDown');
}

for (const script of ['at work', 'still on its way']) {
  for (const [gesture, act, device] of [
    ['turn of the wheel with its inertia', flick, {}],
    ['held key', holdKey, {}],
    ['throw with a finger', fling, phone],
  ] as const) {
    test.describe(`with the script ${script}`, () => {
      test.use(device);

      test(`the ${gesture} that dismisses an intro scrolls nothing, and the next one does`, {
        tag: script === 'at work' && act === flick ? '@core' : [],
      }, async ({ page, context }) => {
        if (script === 'at work') await open(page, certificates);
        else {
          await holdBack(context, '**/document*.js');
          await page.goto(certificates, { waitUntil: 'commit' });
          await expect(overlayOf(page)).toBeVisible();
        }
        await act(page);
        await atRest(page);
        expect(await scrolled(page)).toBe(0);
        await expect(overlayOf(page)).toBeHidden();
        await page.waitForTimeout(wheelPause);
        await act(page);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
      });
    });
  }
}

test('home shows its intro once in a tab, and again in a new one', { tag: '@core' }, async ({ page, context }) => {
  await open(page, '/');
  await page.keyboard.press('m');
  await expectGone(page);
  for (const again of [() => page.reload(), () => page.goto('/about').then(() => page.goto('/'))]) {
    await again();
    await settled(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-intro');
    await expect(overlayOf(page)).toBeHidden();
  }
  await open(await context.newPage(), '/');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the name stands with the first paint as the largest text of home, and its light comes later', async ({
    page,
    context,
  }) => {
    const letFilesCome = await holdBack(context, '**/{*.js,pictures/**}');
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
    await settled(page);
    const [first, largest, text] = await paints();
    expect(text).toBe('Pundir Business School');
    expect(largest).toBe(first);
    letFilesCome();
    await expect(title).toHaveCSS('background-image', /lattice-light-small/);
  });
});

test('the word PUNDIR comes letter by letter over about 4 seconds', async ({ page }) => {
  await open(page, certificates);
  const letters = overlayOf(page).locator('p').first().locator('span');
  await expect(letters).toHaveText([...'PUNDIR']);
  const ends = await letters.evaluateAll((all) =>
    all.map((letter) => Math.max(...letter.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime)))),
  );
  expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
  expect(ends.at(-1)).toBeGreaterThanOrEqual(3500);
  expect(ends.at(-1)).toBeLessThanOrEqual(4500);
});
