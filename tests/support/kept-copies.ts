/** What the tests of the worker share. */
import type { Page } from '@playwright/test';
import { site } from '#model/site.ts';
import { keptPagesCache } from '#utils/kept-copies.ts';
import { expect, test } from './site.ts';

/** Called first by what needs copies: the school may have switched them off, and must be able to publish that. */
export const needsCopies = () =>
  test.skip(!site.offlineCopies, 'offlineCopies is false in src/content/school.yaml: nothing is kept');

/** The `Date` of the copy that the device has of a page; null where it has none. */
export function dateOfCopy(page: Page, path: string): Promise<string | null> {
  return page.evaluate(async ([name, url]) => (await (await caches.open(name)).match(url))?.headers.get('date') ?? null, [
    keptPagesCache,
    path,
  ] as const);
}

/** Waits until the device has kept a page. */
export async function isKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => dateOfCopy(page, path), { timeout: 20_000 }).not.toBeNull();
}

/** Has the copy of a page be so many days older. */
export async function ageCopy(page: Page, path: string, days: number): Promise<void> {
  await page.evaluate(
    async ([name, url, past]) => {
      const kept = await caches.open(name);
      const copy = await kept.match(url);
      if (!copy) throw new Error(`There is no copy of ${url}.`);
      const headers = new Headers(copy.headers);
      headers.set('date', new Date(Date.parse(headers.get('date') ?? '') - past * 86_400_000).toUTCString());
      await kept.put(url, new Response(await copy.text(), { headers }));
    },
    [keptPagesCache, path, days] as const,
  );
}
