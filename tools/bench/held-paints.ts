import type { Browser } from '@playwright/test';

/** What a page shows when, in milliseconds, and what it has asked for by then, itself counted. */
export interface Paints {
  first: number;
  largest: number;
  /** Requests begun before the largest paint. */
  requests: number;
}

/** The phone and the network that Lighthouse takes for slow ones, here really held back: a round trip, bytes a second, a slower processor. */
const held = { roundTrip: 150, down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8, slowdown: 4 } as const;
/** What a bare page goes without. */
const leftOut = ['.js', '.woff2'];
const screen = { width: 412, height: 823, scale: 1.75 } as const;

/**
 * When a page's first and its largest text or picture stand in a browser that has seen nothing of the site. Lighthouse's own figure is an
 * estimate from a run at full speed: it counts a script that a browser fetches last as if the paint had waited for it. `bare`: the same words and
 * pictures without scripts and our fonts. Throws where a part of the page does not come: it would paint sooner.
 */
export async function heldPaints(browser: Browser, url: string, { bare = false } = {}): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: held.roundTrip,
      downloadThroughput: held.down,
      uploadThroughput: held.up,
    });
    if (bare) await session.send('Network.setBlockedURLs', { urls: leftOut.map((ending) => `*${ending}`) });
    await session.send('Emulation.setCPUThrottlingRate', { rate: held.slowdown });
    const missing: string[] = [];
    page.on('response', (part) => {
      if (part.status() >= 400 && part.request().resourceType() !== 'document') missing.push(`${part.status()} ${part.url()}`);
    });
    page.on('requestfailed', (part) => {
      if (!bare || !leftOut.some((ending) => part.url().endsWith(ending)))
        missing.push(`${part.failure()?.errorText} ${part.url()}`);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    if (missing.length > 0) throw new Error(`Not all of ${url} came: ${missing.join('; ')}`);
    return await page.evaluate(
      () =>
        new Promise<Paints>((resolve) => {
          const told = (list: PerformanceObserverEntryList) => {
            const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
            const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
            const requests = 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < largest).length;
            resolve({ first, largest, requests });
          };
          new PerformanceObserver(told).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
