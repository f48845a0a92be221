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
const stateOf = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.intro);

/** Until the script has taken the overlay over: from then on it can be dismissed. */
async function live(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-intro', 'live');
  await expect(overlayOf(page)).toBeVisible();
}

async function expectGone(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-intro');
  await expect(overlayOf(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeInViewport();
}

for (const [path, title] of intros) {
  test.describe(`${path}, with a mouse and keys`, () => {
    test('a white overlay with the name stands over the page, and its focused button says what to do', async ({ page }) => {
      await page.goto(path);
      await live(page);
      const overlay = page.getByRole('dialog', { name: title });
      await expect(overlay).toBeVisible();
      expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
      await expect(overlay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(overlay.locator('p').first()).toHaveText(title);
      await expect(overlay.getByRole('button', { name: 'Enter' })).toBeFocused();
      await expect(page.locator('main h1'), 'the page is painted underneath').toBeAttached();
      expect(await page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().height)).toBeGreaterThan(0);
      const leaving = await overlayOf(page).evaluate((one) => {
        document.documentElement.dataset.intro = 'leaving';
        return [getComputedStyle(one).transitionDuration, getComputedStyle(one).pointerEvents];
      });
      expect(leaving, 'as long as the script waits, and clicks go through').toEqual([`${introFade / 1000}s`, 'none']);
    });

    for (const [act, dismiss] of [
      ['the first turn of the wheel', (page: Page) => page.mouse.wheel(0, 120)],
      ['any key', (page: Page) => page.keyboard.press('m')],
      ['a click anywhere', (page: Page) => page.mouse.click(30, 700)],
      ['Enter on its button', (page: Page) => page.keyboard.press('Enter')],
    ] as const) {
      test(`goes at ${act}`, async ({ page }) => {
        await page.goto(path);
        await live(page);
        await page.mouse.move(640, 500);
        await dismiss(page);
        await expectGone(page);
        await expect(page, 'and the act does nothing else').toHaveURL(path);
      });
    }

    test('the page behind can not be reached until it goes, and then has the focus', { tag: '@core' }, async ({ page }) => {
      await page.goto(path);
      await live(page);
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

    test('goes at Tab, which begins at the top of the page, where the skip link is', async ({ page }) => {
      await page.goto(path);
      await live(page);
      await page.keyboard.press('Tab');
      await expectGone(page);
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    });
  });

  test.describe(`${path}, by touch`, () => {
    test.use(phone);

    for (const [act, dismiss] of [
      ['the first move of a finger', (page: Page) => drag(page, { x: 180, y: 600 }, { x: 0, y: -60 })],
      ['a tap', (page: Page) => page.touchscreen.tap(20, 500)],
    ] as const) {
      test(`goes at ${act}`, { tag: act === 'a tap' ? '@core' : [] }, async ({ page }) => {
        await page.goto(path);
        await live(page);
        await dismiss(page);
        await expectGone(page);
      });
    }

    test('axe finds nothing while it stands', async ({ page }) => {
      await page.goto(path);
      await live(page);
      // The letters and the words have come to rest.
      await overlayOf(page).evaluate((overlay) => {
        for (const animation of overlay.getAnimations({ subtree: true })) animation.finish();
      });
      await expectAccessible(page, 'axe with the intro');
    });
  });

  test(`${path}, all of the intro is seen on a low screen`, async ({ page }) => {
    await page.goto(path);
    await live(page);
    for (const [width, height] of [
      [320, 256],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of await overlayOf(page).locator('> *').all()) await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test.describe(`${path}, should the script not arrive`, () => {
    test.use({ expectedFaults: /\.js/ });

    test('the style sheet lifts it by itself after 6 seconds', async ({ page, context }) => {
      await context.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      expect(await stateOf(page)).toBe('up');
      await expect(overlayOf(page)).toBeVisible();
      // Its clock is set by hand, to both sides of the specified moment.
      const at = (milliseconds: number) =>
        overlayOf(page).evaluate((overlay, time) => {
          const [lift] = overlay.getAnimations();
          if (lift?.playState !== 'running') throw new Error('Nothing lifts the overlay.');
          lift.pause();
          lift.currentTime = time;
          const { opacity, visibility } = getComputedStyle(overlay);
          lift.play();
          return { opacity: Number(opacity), visibility };
        }, milliseconds);
      expect(await at(5990)).toEqual({ opacity: 1, visibility: 'visible' });
      expect((await at(6900)).opacity).toBeLessThan(0.5);
      await expect(overlayOf(page)).toBeHidden();
      await page.getByRole('link', { name: 'Skip to the content' }).focus();
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    });

    test('a script that comes later than that leaves the page to its reader', async ({ page, context }) => {
      await page.clock.install();
      const release = await holdBack(context, '**/document*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(overlayOf(page)).toBeVisible();
      await page.clock.fastForward(6500);
      release();
      await expect(page.locator('html')).not.toHaveAttribute('data-intro');
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(overlayOf(page)).toBeHidden();
    });
  });
}

/**
 * Turns the wheel as a touchpad does: a push, and inertia that goes on for longer than the overlay takes to fade. Each event bears its own time, since
 * a busy machine sends them when it can.
 */
async function flick(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const turns = Array.from({ length: 40 }, (_, index) =>
    session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 640,
      y: 500,
      deltaX: 0,
      deltaY: 120 * 0.9 ** index,
      timestamp: began + index * 0.03,
    }),
  );
  await Promise.all(turns);
  await session.detach();
}

/** Throws the page upwards with a finger, so that it would go on by itself. */
async function fling(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const steps = ['touchStart', ...Array.from({ length: 7 }, () => 'touchMove' as const), 'touchEnd'] as const;
  const touches = steps.map((type, index) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y: 600 - index * 50 }],
      timestamp: began + index * 0.016,
    }),
  );
  await Promise.all(touches);
  await session.detach();
}

async function holdKey(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('PageDown');
  await page.keyboard.up('PageDown');
}

for (const script of ['at work', 'still on its way']) {
  for (const [what, act, device] of [
    ['turn of the wheel, with its inertia,', flick, {}],
    ['key that is held', holdKey, {}],
    ['throw with a finger', fling, phone],
  ] as const) {
    test.describe(`with the script ${script}`, () => {
      test.use(device);

      test(`the ${what} that dismisses it moves nothing else, and the next one scrolls`, {
        tag: script === 'at work' && act === flick ? '@core' : [],
      }, async ({ page, context }) => {
        if (script !== 'at work') await holdBack(context, '**/document*.js');
        await page.goto(certificates, { waitUntil: 'commit' });
        if (script === 'at work') await live(page);
        else await expect(overlayOf(page)).toBeVisible();
        await act(page);
        await atRest(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(overlayOf(page)).toBeHidden();
        await page.waitForTimeout(wheelPause);
        await act(page);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      });
    });
  }
}

for (const [path] of intros) {
  test(`${path}: who comes from a search result to a passage finds it, with no intro before it`, async ({ page }) => {
    await page.goto(`${path}#:~:text=${encodeURIComponent('not photographs of a campus')}`);
    await expect(page.getByText('not photographs of a campus')).toBeInViewport();
    await expect(overlayOf(page)).toBeHidden();
  });
}

test('home: once in a tab, and again in a new one', { tag: '@core' }, async ({ page, context }) => {
  await page.goto('/');
  await live(page);
  await page.keyboard.press('m');
  await expectGone(page);
  for (const again of [() => page.reload(), () => page.goto('/about').then(() => page.goto('/'))]) {
    await again();
    await settled(page);
    expect(await stateOf(page)).toBeUndefined();
    await expect(overlayOf(page)).toBeHidden();
  }
  const other = await context.newPage();
  await other.goto('/');
  await live(other);
});

test('the word PUNDIR comes letter by letter over about 4 seconds', async ({ page }) => {
  await page.goto(certificates);
  await live(page);
  const letters = overlayOf(page).locator('p').first().locator('span');
  await expect(letters).toHaveText([...'PUNDIR']);
  const ends = await letters.evaluateAll((all) =>
    all.map((letter) => Math.max(...letter.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime)))),
  );
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(new Set(ends).size, 'one after the other').toBe(6);
  expect(Math.max(...ends)).toBeGreaterThanOrEqual(3500);
  expect(Math.max(...ends)).toBeLessThanOrEqual(4500);
});
