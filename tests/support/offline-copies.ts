/** Steps for the service worker's tests. */
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { pageCache } from '#utils/offline-copies.ts';
import { expect, test } from './site.ts';

/** Skips the test if the school has switched offline copies off, so that a build with that setting passes the tests. */
export const skipWithoutOfflineCopies = () =>
  test.skip(!site.offlineCopies, 'offlineCopies is false in src/content/institution.yaml: no page is saved');

/** Returns the `Date` header of a page's saved copy, or null if there is none. */
export function savedCopyDate(page: Page, path: string): Promise<string | null> {
  return page.evaluate(async ([name, url]) => (await (await caches.open(name)).match(url))?.headers.get('date') ?? null, [
    pageCache,
    path,
  ] as const);
}

/** Waits until a page has been saved. */
export async function waitForSavedCopy(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedCopyDate(page, path), { timeout: 20_000 }).not.toBeNull();
}

/** Makes a page's saved copy older by a number of days. */
export async function backdateCopy(page: Page, path: string, days: number): Promise<void> {
  await page.evaluate(
    async ([name, url, dayCount]) => {
      const cache = await caches.open(name);
      const copy = await cache.match(url);
      if (!copy) throw new Error(`The cache has no copy of ${url}. Open the page and call waitForSavedCopy first.`);
      const headers = new Headers(copy.headers);
      headers.set('date', new Date(Date.parse(headers.get('date') ?? '') - dayCount * 86_400_000).toUTCString());
      await cache.put(url, new Response(await copy.text(), { headers }));
    },
    [pageCache, path, days] as const,
  );
}
