/** What a visitor does, where Playwright has no word for it. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Until the browser has drawn `count` frames. To be used where time would be a guess: a busy machine may draw none for half a second. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

/** Waits until the browser has painted, called its intersection observers, and painted again. */
export async function settled(page: Page): Promise<void> {
  await frames(page, 1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, own) => {
          own.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
  );
  await frames(page, 1);
}

/** Until nothing on the page is on its way from one look to another: the bar's name, which fades as the page is scrolled, is there or gone. */
export async function faded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(changes.map((one) => one.finished.catch(() => undefined)));
  });
}

/** Holds back what fits a pattern; gives what lets it come. */
export async function holdBack(where: Page | BrowserContext, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await where.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Until all fonts that the page uses have come and all its parts are laid out, those too that wait for its first picture (layouts/head/first-visit.inline.ts). */
export async function fontsHere(page: Page): Promise<void> {
  await page.locator('html:not([data-fonts], [data-below])').waitFor({ state: 'attached' });
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Until the pictures that are on the screen now have come. */
export async function picturesHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    });
    // One that never comes is what a test may be about.
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Scrolls the page to a height at once, and waits until the page has answered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY), 'the page is long enough to be scrolled so far').toBe(top);
}

/** Scrolls through the whole page, a screen at a time, so that all that waits to be seen is seen. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page that a busy machine draws no frames for goes on all the same.
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

/** Draws one finger over the screen, from a point and by so many pixels, and waits until the page has come to rest. */
export async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
  await session.detach();
  await atRest(page);
}

/** Until the page has not moved for ten frames: a finger's last push has run out, a smooth scroll has arrived. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [last, still] = [window.scrollY, 0];
    while (still < 10) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = window.scrollY === last ? still + 1 : 0;
      last = window.scrollY;
    }
  });
}

/** Moves the mouse onto an element and presses in the same instant, as a quick hand does. */
export async function arriveAndPress(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const press = { ...at, button: 'left', buttons: 1, clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved' }),
    session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' }),
    session.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' }),
  ]);
  await session.detach();
}

/** Presses Tab until an element has the focus. Fails when it is not reached within so many steps. */
export async function tabTo(page: Page, target: Locator, steps = 60): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${steps} presses of Tab.`);
}

/** Presses keys, one after the other, and gives those that the page has kept from the browser. */
export async function keysTaken(page: Page, keys: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const key of keys) {
    const prevented = await page.evaluateHandle(() => {
      const found = { prevented: false };
      // The last key that goes down is the one that is meant.
      const look = (event: KeyboardEvent) => {
        found.prevented = event.defaultPrevented;
      };
      addEventListener('keydown', look);
      addEventListener('keyup', () => removeEventListener('keydown', look), { once: true });
      return found;
    });
    await page.keyboard.press(key);
    if ((await prevented.jsonValue()).prevented) taken.push(key);
  }
  return taken;
}

/** Lets the tab believe that it has seen the home page's intro. */
export async function skipIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('intro', '1');
    } catch {
      // about:blank has no storage.
    }
  });
}
