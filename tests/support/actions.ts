/** Visitor actions and waits that Playwright does not provide. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the browser has drawn `count` frames. Use it instead of a timeout: a busy machine may draw no frame for half a second. Continues
 * after two seconds without a frame, because Chromium without a graphics card sometimes draws none for minutes.
 */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frameCount) => {
    for (let frame = 0; frame < frameCount; frame++) {
      await new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 2000);
      });
    }
  }, count);
}

/** Waits until the browser has painted, called its intersection observers and painted again. */
export async function waitForObservers(page: Page): Promise<void> {
  await waitForFrames(page, 1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
        setTimeout(resolve, 2000);
      }),
  );
  await waitForFrames(page, 1);
}

/** Waits until all CSS transitions have ended, such as the fade of the site's name in the navigation bar. */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map((transition) => transition.finished.catch(() => undefined)));
  });
}

/** Pauses requests that match a URL pattern. Returns the function that releases them. */
export async function holdRequests(target: Page | BrowserContext, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await target.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the fonts have loaded and the whole page is laid out, including sections deferred until the first picture (layouts/head/first-visit.inline.ts). */
export async function waitForFontsAndLayout(page: Page): Promise<void> {
  await page.locator('html:not([data-fonts], [data-deferred])').waitFor({ state: 'attached' });
  await waitForObservers(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until the images in the viewport have been decoded or have failed to load. */
export async function waitForVisibleImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const visible = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    // Some tests block images on purpose.
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Scrolls the page to `top` pixels without animation and waits until its observers have run. Fails if the page is too short. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await waitForObservers(page);
  expect(await page.evaluate(() => window.scrollY), 'the page is long enough to be scrolled so far').toBe(top);
}

/** Scrolls through the complete page, half a viewport at a time, so that every lazy element enters the viewport. */
export async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Continues after 500 ms if a busy machine draws no frame.
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/** Swipes with one finger from a point by a distance in CSS pixels and waits until the page stops scrolling. */
export async function swipe(page: Page, start: { x: number; y: number }, distance: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', progress: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + distance.x * progress, y: start.y + distance.y * progress }],
    });
  await touch('touchStart', 0);
  for (const progress of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', progress);
  await touch('touchEnd', 1);
  await session.detach();
  await waitForScrollEnd(page);
}

/** Waits until the scroll position has not changed for ten frames, at the end of a swipe's momentum or a smooth scroll. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [lastTop, unchangedFrames] = [window.scrollY, 0];
    while (unchangedFrames < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      unchangedFrames = window.scrollY === lastTop ? unchangedFrames + 1 : 0;
      lastTop = window.scrollY;
    }
  });
}

/** Presses Tab until an element has the focus. Throws if `maxPresses` presses do not reach it. */
export async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maxPresses} presses of Tab did not move the focus to ${target}.`);
}

/** Marks the home page's intro as seen in this tab. */
export async function skipIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('intro', '1');
    } catch {
      // about:blank has no storage.
    }
  });
}
