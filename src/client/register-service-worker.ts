/**
 * Has the browser keep what was seen, so that it opens again without a network. Only once the page has long
 * come to rest and the browser has nothing better to do, and not where the visitor saves data. docs/offline.md says what is kept and how it
 * is taken back.
 */
import { workerPath } from '#utils/kept-copies.ts';
import { savesData } from './preferences.ts';
import { trustedUrl } from './trusted-url.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds after the page has loaded: what a visitor asks for next, or looks at while scrolling, goes first on a slow line. */
const rest = 5000;

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || savesData() || !('keepCopies' in document.documentElement.dataset)) return;
  const later = () => setTimeout(() => whenIdle(register, 4000), rest);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const firstTime = !serviceWorker.controller;
    await serviceWorker.register(trustedUrl('offline', workerPath));
    if (!firstTime) return;
    // The page that brought the worker came before it: it is asked to keep this page and its files too.
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href.split('#')[0], ...files] } });
  } catch {
    // A browser that keeps nothing, or throws at the question (private windows, settings), shows the site as well.
  }
}
