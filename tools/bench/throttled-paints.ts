import type { Browser } from '@playwright/test';

/** First and largest contentful paint of a page, in milliseconds. */
export interface PaintTimings {
  fcp: number;
  lcp: number;
  /** Number of requests that started before the LCP, including the page itself. */
  requests: number;
}

/** The values of Lighthouse's slow phone and network: round trip in milliseconds, bytes per second, slowdown of the processor. */
const throttling = { roundTrip: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, cpuSlowdown: 4 } as const;
const viewport = { width: 412, height: 823, scale: 1.75 } as const;

/**
 * Measures the paints of a page in a throttled browser with an empty cache. Lighthouse only simulates throttling, and counts a script that the
 * browser loads last as if the paint had waited for it. Throws if a file of the page fails to load, because a page without its
 * font or picture paints sooner.
 */
export async function throttledPaints(browser: Browser, url: string): Promise<PaintTimings> {
  const context = await browser.newContext({
    viewport: { width: viewport.width, height: viewport.height },
    deviceScaleFactor: viewport.scale,
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
      latency: throttling.roundTrip,
      downloadThroughput: throttling.download,
      uploadThroughput: throttling.upload,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdown });
    const failedFiles: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && response.request().resourceType() !== 'document')
        failedFiles.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => failedFiles.push(`${request.failure()?.errorText} ${request.url()}`));
    await page.goto(url, { waitUntil: 'networkidle' });
    if (failedFiles.length > 0) throw new Error(`Files of ${url} failed to load: ${failedFiles.join('; ')}`);
    return await page.evaluate(
      () =>
        new Promise<PaintTimings>((resolve) => {
          const report = (list: PerformanceObserverEntryList) => {
            const lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN;
            const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
            const requests = 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < lcp).length;
            resolve({ fcp, lcp, requests });
          };
          new PerformanceObserver(report).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
