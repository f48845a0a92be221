/**
 * What the worker keeps, and what it does with the copies of pages beyond Workbox's own 'network first'. Workbox writes these functions into
 * the worker as text: they know nothing of this file, and the names in capitals are filled in afterwards (`fillIn`).
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { LateAnswer } from '../../src/lib/kept-copies.ts';

interface PageEvent {
  resultingClientId: string;
}
interface WorkerScope {
  clients: { get(id: string): Promise<{ postMessage(message: LateAnswer): void } | undefined> };
}

/**
 * The one rule of what is kept: an answer of this site, whole, not led elsewhere, and of the kind that was asked for. A filter or a captive
 * portal answers everything with a page of its own. A page of the site says at which address it stands; and its age must be told.
 */
const keepWhatWasAskedFor: WorkboxPlugin['cacheWillUpdate'] = async ({ request, response }) => {
  const [, ending = 'html'] = /\.(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  const [type = ''] = (response.headers.get('content-type') ?? '').split(/\s*;/);
  const whole = response.status === 200 && response.type === 'basic' && !response.redirected;
  if (!whole || type !== JSON.parse('MEDIA_TYPES')[ending]) return null;
  if (ending !== 'html') return response;
  const isPage = response.headers.has('date') && (await response.clone().text()).includes('PAGE_MARK');
  return isPage ? response : null;
};

export const keptFilesPlugin: WorkboxPlugin = { cacheWillUpdate: keepWhatWasAskedFor };

export const keptPagesPlugin: WorkboxPlugin = {
  cacheWillUpdate: keepWhatWasAskedFor,

  // One copy of a page, whatever a campaign adds to its address, and with the endings that a host would lead away from: `/faq/`, `/faq.html`.
  cacheKeyWillBeUsed: async ({ request }) =>
    request.url
      .replace(/[?#].*/, '')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=\w\/.+)(\/|\.html)$/, ''),

  // Where there is no page any more, or its address leads to another of the site, the copy goes. `/about/`, which leads to `/about`, says
  // nothing of it. No worker is told where an answer leads, so this one follows it: a captive portal leads to no page of the site.
  handlerDidRespond: async function (this: Required<WorkboxPlugin>, { request, response, event }) {
    const key = await this.cacheKeyWillBeUsed({ request, event, mode: 'write' });
    if (request.url.replace(/[?#].*/, '') !== key && response?.type === 'opaqueredirect') return;
    const answer = response?.type === 'opaqueredirect' ? await fetch(request.url).catch(() => null) : response;
    const moved = answer?.redirected && (await answer.clone().text()).includes('PAGE_MARK');
    if (!moved && answer?.status !== 404 && answer?.status !== 410) return;
    const kept = await caches.open('KEPT_PAGES');
    await kept.delete(key, { ignoreVary: true });
  },

  // The copy says of which day it is. One that is too old has been put aside by the plugin before this, and is taken away.
  cachedResponseWillBeUsed: async function (this: Required<WorkboxPlugin>, { cacheName, request, cachedResponse, event }) {
    const kept = await caches.open(cacheName);
    if (!cachedResponse) {
      await kept.delete(request, { ignoreVary: true });
      return null;
    }
    const html = await cachedResponse.text();

    // A browser breaks off its own request for a page once the copy is given: without another the copy would stay as it is.
    const askAgain = async () => {
      const answer = await fetch(request.url, { cache: 'no-cache' });
      const newer = await this.cacheWillUpdate({ request, response: answer.clone(), event });
      await this.handlerDidRespond({ request, response: answer, event });
      if (newer) await kept.put(request, newer);
      else if (await kept.match(request, { ignoreVary: true })) return;
      const page = await (self as unknown as WorkerScope).clients.get((event as unknown as PageEvent).resultingClientId);
      page?.postMessage(newer && (await answer.text()) === html ? 'same' : 'newer');
    };
    event.waitUntil(askAgain().catch(() => {}));

    const date = new Date(cachedResponse.headers.get('date') ?? 0).toLocaleDateString('en-IN', { dateStyle: 'long' });
    const marked = html.replace(/<body[^>]*>/, (body) => body + 'KEPT_NOTE'.replace('{date}', date));
    return new Response(marked, { headers: cachedResponse.headers });
  },

  // A host that is out of order says nothing of the page: the copy does, if it is young enough to be shown. 'Network first' would take the
  // error for the answer, since it came from the network.
  handlerWillRespond: async function (this: Required<WorkboxPlugin>, { request, response, event }) {
    if (response.status < 500) return response;
    const key = new Request(await this.cacheKeyWillBeUsed({ request, event, mode: 'read' }));
    const cachedResponse = await (await caches.open('KEPT_PAGES')).match(key, { ignoreVary: true });
    if (!cachedResponse) return response;
    const age = Date.now() - Date.parse(cachedResponse.headers.get('date') ?? '');
    if (age > Number('KEPT_FOR')) return response;
    const copy = await this.cachedResponseWillBeUsed({ cacheName: 'KEPT_PAGES', request: key, cachedResponse, event });
    return copy ?? response;
  },

  // What Firefox had fetched ahead of the worker and did not get is an answer too, of the kind 'error': 'network first' looks for no copy then.
  handlerDidError: async function (this: Required<WorkboxPlugin>, { request, event }) {
    const none = new Response(null, { status: 504 });
    const copy = await this.handlerWillRespond({ request, response: none, event });
    return copy === none ? undefined : copy;
  },
};

/** Puts values in the place of names in capitals, which stand quoted in a script. Throws where one does not stand there. */
export function fillIn(script: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const place = new RegExp(`(["'\`])${name}\\1`, 'g');
    if (!place.test(text)) throw new Error(`The worker has no place for ${name}.`);
    return text.replace(place, () => JSON.stringify(value));
  }, script);
}
