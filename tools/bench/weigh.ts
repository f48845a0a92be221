/** What a browser has taken for one page, by kind. */
import type { Browser, Response } from '@playwright/test';
import { wallLight } from './budgets.ts';

export type Kind = 'html' | 'styles' | 'fonts' | 'script' | 'wallLight' | 'pictures' | 'films' | 'other';

/** One file that has travelled. */
export interface Taken {
  /** Its address. */
  url: string;
  /** Its bytes as they travelled, without headers. */
  bytes: number;
}

export type Weights = Record<Kind, number> & { whole: number; requests: number };

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['wallLight', wallLight.files],
  ['script', /\.js$/],
  ['pictures', /\.(avif|webp|jpg|png|svg|ico)$/],
  ['films', /\.(mp4|webm|vtt)$/],
  ['html', /(\/|\/[^.]*|\.html)$/],
];

/** What a file is, by its address. */
export function kindOf(url: string): Kind {
  const { pathname } = new URL(url);
  return kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
}

/** The sums by kind. Throws where a file travelled twice, as a font does whose preload says nothing of `crossorigin`. */
export function weigh(taken: readonly Taken[]): Weights {
  const none = { html: 0, styles: 0, fonts: 0, script: 0, wallLight: 0, pictures: 0, films: 0, other: 0 };
  const weights: Weights = { ...none, whole: 0, requests: 0 };
  const seen = new Set<string>();
  for (const { url, bytes } of taken) {
    if (seen.has(url)) throw new Error(`${url} was fetched twice.`);
    seen.add(url);
    weights[kindOf(url)] += bytes;
    weights.whole += bytes;
    weights.requests += 1;
  }
  return weights;
}

/** What an answer weighed as it travelled, from what the server said of it. Throws where it said nothing. */
export function bytesOf(url: string, headers: Readonly<Record<string, string>>): number {
  const length = headers['content-length'];
  if (length === undefined) throw new Error(`${url} came without a length, so it can't be weighed.`);
  return Number(length);
}

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
