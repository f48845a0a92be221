/** Extends Workbox's network-first strategy for copies of pages. */
import type { WorkboxPlugin } from 'workbox-core';
import { isTooOld, pageCache, type RefreshResult } from '#utils/offline-copies.ts';
import { cacheWillUpdate, canonicalUrl, isNotFoundPage, isPage } from './cacheable-responses.ts';

declare const self: ServiceWorkerGlobalScope;

/** The note for copies; `{date}` is replaced. Injected by the build. */
declare const COPY_NOTE: string;

const ignoreVary = { ignoreVary: true };
const openCache = () => caches.open(pageCache);
const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/**
 * Deletes the copy of a page that the site no longer has, or whose address redirects to another page of the site. Ignores responses to variants
 * of the canonical URL. Workers can't read the target of a redirect, so this follows it; a captive portal does not redirect to a page of
 * the site.
 */
async function deleteIfGone(request: Request, response: Response): Promise<void> {
  const key = canonicalUrl(request.url);
  if (withoutQuery(request.url) !== key) return;
  const finalResponse = response.type === 'opaqueredirect' ? await fetch(request.url).catch(() => null) : response;
  if (!finalResponse) return;
  const hasMoved = finalResponse.redirected && (await isPage(finalResponse, finalResponse.url));
  if (hasMoved || (await isNotFoundPage(finalResponse))) await (await openCache()).delete(key, ignoreVary);
}

/**
 * Fetches the page again and updates its copy, because the browser aborts its own request once it has received the copy. Posts the result to
 * the page that shows the copy.
 */
async function refreshCopy(request: Request, html: string, event: ExtendableEvent): Promise<void> {
  const finalResponse = await fetch(request.url, { cache: 'no-cache' });
  const newer = await cacheWillUpdate({ request, response: finalResponse.clone(), event });
  await deleteIfGone(request, finalResponse);
  if (newer) await (await openCache()).put(request, newer);
  else if (await (await openCache()).match(request, ignoreVary)) return;
  const page = await self.clients.get((event as FetchEvent).resultingClientId);
  const result: RefreshResult = newer && (await finalResponse.text()) === html ? 'same' : 'newer';
  page?.postMessage(result);
}

/** Returns a copy with a note of its date, and refreshes it in the background. */
async function withNote(request: Request, copy: Response, event: ExtendableEvent): Promise<Response> {
  const html = await copy.text();
  event.waitUntil(refreshCopy(request, html, event).catch(() => {}));
  const date = new Date(copy.headers.get('date') ?? 0).toLocaleDateString('en-IN', { dateStyle: 'long' });
  const annotated = html.replace(/<body[^>]*>/, (body) => body + COPY_NOTE.replace('{date}', date));
  return new Response(annotated, { headers: copy.headers });
}

/** Returns the copy to show when the host fails, or undefined if there is none or it is too old. */
async function fallbackCopy(request: Request, event: ExtendableEvent): Promise<Response | undefined> {
  const key = new Request(canonicalUrl(request.url));
  const copy = await (await openCache()).match(key, ignoreVary);
  if (copy && !isTooOld(copy.headers.get('date'), Date.now())) return withNote(key, copy, event);
  return undefined;
}

export const cachedPages: WorkboxPlugin = {
  cacheWillUpdate,
  cacheKeyWillBeUsed: async ({ request }) => canonicalUrl(request.url),
  // Workbox's expiration plugin has already replaced expired copies with null, but not copies without a readable date.
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse && !isTooOld(cachedResponse.headers.get('date'), Date.now()))
      return withNote(request, cachedResponse, event);
    await (await openCache()).delete(request, ignoreVary);
    return null;
  },
  // A server error does not mean that the page is gone. NetworkFirst would return the error, because it came from the network.
  handlerWillRespond: async ({ request, response, event }) => {
    if (response.status >= 500) return (await fallbackCopy(request, event)) ?? response;
    // Clone before the browser reads the body.
    if (!response.ok) event.waitUntil(deleteIfGone(request, response.clone()));
    return response;
  },
  // In Firefox a failed navigation preload is a response of type 'error', for which NetworkFirst does not look for a copy.
  handlerDidError: ({ request, event }) => fallbackCopy(request, event),
};
