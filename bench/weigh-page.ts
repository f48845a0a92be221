import type { Browser, Response } from '@playwright/test';
import { bytesOf, type Weights, weigh } from './weigh.ts';

/** What a small phone takes for a page that it has never seen and nobody touches. Null for a page that only leads on to another. */
export async function weighPage(browser: Browser, url: string): Promise<(Weights & { island: boolean }) | null> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(url, { waitUntil: 'networkidle' });
    if (page.url() !== url) return null;
    const island = (await page.locator('astro-island').count()) > 0;
    const files = answers.filter((answer) => answer.url().startsWith('http'));
    return { ...weigh(files.map((answer) => ({ url: answer.url(), bytes: bytesOf(answer.url(), answer.headers()) }))), island };
  } finally {
    await context.close();
  }
}
