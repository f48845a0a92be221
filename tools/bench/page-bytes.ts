/** The bytes that a browser downloads for a page, by type of file. */
import type { Browser, Response } from '@playwright/test';
import { wallLight } from './budgets.ts';

export type FileType = 'html' | 'styles' | 'fonts' | 'script' | 'wallLight' | 'pictures' | 'films' | 'other';

/** A downloaded file. */
export interface Download {
  url: string;
  /** Transfer size of the body in bytes. */
  bytes: number;
}

export type PageBytes = Record<FileType, number> & { total: number; requests: number };

const fileTypes: readonly (readonly [FileType, RegExp])[] = [
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['wallLight', wallLight.files],
  ['script', /\.js$/],
  ['pictures', /\.(avif|webp|jpg|png|svg|ico)$/],
  ['films', /\.(mp4|webm|vtt)$/],
  ['html', /(\/|\/[^.]*|\.html)$/],
];

/** Returns the type of a file by its URL. */
export function fileTypeOf(url: string): FileType {
  const { pathname } = new URL(url);
  return fileTypes.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other';
}

/** Returns the bytes by type of file. Throws if a file was downloaded twice, as happens to a font whose preload lacks `crossorigin`. */
export function sumByType(downloads: readonly Download[]): PageBytes {
  const zeros = { html: 0, styles: 0, fonts: 0, script: 0, wallLight: 0, pictures: 0, films: 0, other: 0 };
  const sums: PageBytes = { ...zeros, total: 0, requests: 0 };
  const downloaded = new Set<string>();
  for (const { url, bytes } of downloads) {
    if (downloaded.has(url)) throw new Error(`${url} was downloaded twice.`);
    downloaded.add(url);
    sums[fileTypeOf(url)] += bytes;
    sums.total += bytes;
    sums.requests += 1;
  }
  return sums;
}

/** Returns the transfer size of a response from its headers. Throws if it has no `Content-Length`. */
export function contentLength(url: string, headers: Readonly<Record<string, string>>): number {
  const length = headers['content-length'];
  if (length === undefined) throw new Error(`${url} has no Content-Length, so its size is unknown. Send the header.`);
  return Number(length);
}

/**
 * Measures what a small phone downloads for a page with an empty cache and without interaction. Throws if the page redirects or one of its files
 * fails to load, because its size would be too small.
 */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes & { hasIsland: boolean }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    if (page.url() !== url) throw new Error(`${url} redirects to ${page.url()}. Measure that page instead.`);
    const hasIsland = (await page.locator('astro-island').count()) > 0;
    const files = responses.filter((response) => response.url().startsWith('http'));
    const failedFiles = files.filter((response) => !response.ok());
    if (failedFiles.length > 0)
      throw new Error(
        `Files of ${url} failed to load: ${failedFiles.map((response) => `${response.url()} ${response.status()}`).join(', ')}`,
      );
    return {
      ...sumByType(files.map((response) => ({ url: response.url(), bytes: contentLength(response.url(), response.headers()) }))),
      hasIsland,
    };
  } finally {
    await context.close();
  }
}
