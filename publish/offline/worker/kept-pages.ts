/** Handling of page copies beyond Workbox's network-first strategy. */
import type { WorkboxPlugin } from 'workbox-core';
import { isTooOld, keptPagesCache, type LateAnswer } from '#utils/kept-copies.ts';
import { cacheWillUpdate, canonicalUrl, isNotFoundPage, isPage } from './kept-answers.ts';

declare const self: ServiceWorkerGlobalScope;

/** The note for copies; `{date}` is replaced. Injected by the build. */
declare const KEPT_NOTE: string;

const ignoreVary = { ignoreVary: true };
const kept = () => caches.open(keptPagesCache);
const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/**
 * Deletes the copy of a page that the site no longer has, or whose address redirects to another page of the site. Answers to other spellings of
 * the address say nothing about the page. Workers can't read where a redirect leads, so this follows it; a captive portal doesn't lead to a page
 * of the site.
 */
async function forgetGone(request: Request, response: Response): Promise<void> {
  const key = canonicalUrl(request.url);
  if (withoutQuery(request.url) !== key) return;
  const answer = response.type === 'opaqueredirect' ? await fetch(request.url).catch(() => null) : response;
  if (!answer) return;
  const hasMoved = answer.redirected && (await isPage(answer, answer.url));
  if (hasMoved || (await isNotFoundPage(answer))) await (await kept()).delete(key, ignoreVary);
}

/**
 * A browser breaks off its own request for a page once the copy is given: without another the copy would stay as it is. The page that was
 * opened is told what came of it.
 */
async function askAgain(request: Request, html: string, event: ExtendableEvent): Promise<void> {
  const answer = await fetch(request.url, { cache: 'no-cache' });
  const newer = await cacheWillUpdate({ request, response: answer.clone(), event });
  await forgetGone(request, answer);
  if (newer) await (await kept()).put(request, newer);
  else if (await (await kept()).match(request, ignoreVary)) return;
  const page = await self.clients.get((event as FetchEvent).resultingClientId);
  const late: LateAnswer = newer && (await answer.text()) === html ? 'same' : 'newer';
  page?.postMessage(late);
}

/** Returns a copy with the note of its date. */
async function shown(request: Request, copy: Response, event: ExtendableEvent): Promise<Response> {
  const html = await copy.text();
  event.waitUntil(askAgain(request, html, event).catch(() => {}));
  const date = new Date(copy.headers.get('date') ?? 0).toLocaleDateString('en-IN', { dateStyle: 'long' });
  const marked = html.replace(/<body[^>]*>/, (body) => body + KEPT_NOTE.replace('{date}', date));
  return new Response(marked, { headers: copy.headers });
}

/** Returns the copy to show while the host fails, unless it is too old. */
async function copyInPlace(request: Request, event: ExtendableEvent): Promise<Response | undefined> {
  const key = new Request(canonicalUrl(request.url));
  const copy = await (await kept()).match(key, ignoreVary);
  if (copy && !isTooOld(copy.headers.get('date'), Date.now())) return shown(key, copy, event);
  return undefined;
}

export const keptPages: WorkboxPlugin = {
  cacheWillUpdate,
  cacheKeyWillBeUsed: async ({ request }) => canonicalUrl(request.url),
  // Workbox's expiration plugin has already replaced copies that are too old with null, but not those without a readable date.
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse && !isTooOld(cachedResponse.headers.get('date'), Date.now())) return shown(request, cachedResponse, event);
    await (await kept()).delete(request, ignoreVary);
    return null;
  },
  // A host that is out of order says nothing of the page: 'network first' would take the error for the answer, since it came from the network.
  handlerWillRespond: async ({ request, response, event }) => {
    if (response.status >= 500) return (await copyInPlace(request, event)) ?? response;
    // Clone before the browser reads the body.
    if (!response.ok) event.waitUntil(forgetGone(request, response.clone()));
    return response;
  },
  // What Firefox had fetched ahead of the worker and did not get is an answer too, of the kind 'error': 'network first' looks for no copy then.
  handlerDidError: ({ request, event }) => copyInPlace(request, event),
};
