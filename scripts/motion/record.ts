/** Scrolls steadily through a page, as a wheel or a finger does, and records what it costs. */
import type { Browser, Page } from '@playwright/test';
import { type MainThread, mainThreadBetween, type TraceEvent } from './trace.ts';

export interface Screen {
  name: string;
  width: number;
  height: number;
  touch: boolean;
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'devtools.timeline.frame', 'blink.user_timing'];

/** How fast the page goes by, in pixels a second; and how much slower the processor is made. */
const speed = 800;
const slowdown = 4;

/** One scroll through the whole page at an address: its main thread, its layout shift, and how many pixels it went. */
export async function record(
  browser: Browser,
  address: string,
  screen: Screen,
): Promise<MainThread & { shift: number; scrolled: number }> {
  const { width, height, touch } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  try {
    await page.addInitScript(() => sessionStorage.setItem('introSeen', '1'));
    const session = await context.newCDPSession(page);
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status()}: there is no such page to scroll through.`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchShifts);
    await page.waitForTimeout(1500);
    await browser.startTracing(page, { categories });
    await page.evaluate(() => performance.mark('scroll-begins'));
    const left = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -left,
      speed,
      preventFling: true,
      // A browser without a screen does not follow synthetic fingers; a wheel moves it through the same path.
      gestureSourceType: 'mouse',
    });
    await page.evaluate(() => performance.mark('scroll-ends'));
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const went = await shiftAndDistance(page);
    if (went.scrolled < left * 0.95) throw new Error(`The page was scrolled by ${went.scrolled} of ${left} pixels only.`);
    return { ...mainThreadBetween(traceEvents, 'scroll-begins', 'scroll-ends'), ...went };
  } finally {
    await context.close();
  }
}

/** Runs in the page: adds up what moves without an act of the visitor; scrolling counts as none. */
function watchShifts(): void {
  const scope = window as Window & { shifted?: number };
  scope.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) scope.shifted = (scope.shifted ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftAndDistance = (page: Page) =>
  page.evaluate(() => ({ shift: (window as Window & { shifted?: number }).shifted ?? Number.NaN, scrolled: window.scrollY }));
