import type { Browser, Response } from '@playwright/test';
import { bytesOf, type Weights, weigh } from './weigh.ts';

/**
 * What a small phone takes for a page that it has never seen and nobody touches. Throws where the page leads elsewhere or one of its files does
 * not come: it would pass for a light one.
 */
export async function weighPage(browser: Browser, url: string): Promise<Weights & { island: boolean }> {
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
    if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}.`);
    const island = (await page.locator('astro-island').count()) > 0;
    const files = answers.filter((answer) => answer.url().startsWith('http'));
    const lost = files.filter((answer) => !answer.ok());
    if (lost.length > 0) throw new Error(`${url}: ${lost.map((answer) => `${answer.url()} ${answer.status()}`).join(', ')}`);
    return { ...weigh(files.map((answer) => ({ url: answer.url(), bytes: bytesOf(answer.url(), answer.headers()) }))), island };
  } finally {
    await context.close();
  }
}
