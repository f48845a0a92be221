/** Starts the client scripts of every page. If one throws, the others still start. */

import { layOutDeferred } from '#client/deferred-layout.ts';
import { loadFonts } from '#client/load-fonts.ts';
import { initPageTransitions } from '#client/page-transitions.ts';
import { registerServiceWorker } from '#client/register-service-worker.ts';
import { initReveal } from '#client/reveal.ts';
import { whenLoaded } from '#client/when-loaded.ts';
import { initCopyButtons } from '#components/copy-button/copy-button.client.ts';
import { initFilms } from '#components/film/film.client.ts';
import { initFolds } from '#components/fold/fold.client.ts';
import { initIntro } from '#components/intro/intro.client.ts';
import { initPageContents } from '#components/page-contents/page-contents.client.ts';
import { initShareButtons } from '#components/share-button/share-button.client.ts';
import { initApplyBar } from '#features/navigation/apply-bar/apply-bar.client.ts';
import { initMobileMenu } from '#features/navigation/mobile-menu/mobile-menu.client.ts';
import { initNavigationBar } from '#features/navigation/navigation-bar/navigation-bar.client.ts';
import { initNavigationMenus } from '#features/navigation/navigation-menu/navigation-menu.client.ts';
import { initNotices } from '#features/notices/notices.client.ts';
import { initKeptNote } from '#features/offline/kept-note/kept-note.client.ts';

/** What answers a press or reveals controls: it starts as soon as this script runs, before the first paint if it came in time. */
const atOnce = [
  initPageTransitions,
  initIntro,
  initNavigationMenus,
  initMobileMenu,
  initNavigationBar,
  initFolds,
  initShareButtons,
  initCopyButtons,
  initKeptNote,
  initNotices,
];

/** What watches the page as it is scrolled: it waits until the page has loaded, since a slow phone has its first picture to draw before that. */
const afterLoad = [loadFonts, layOutDeferred, initReveal, initFilms, initApplyBar, initPageContents, registerServiceWorker];

startAll(atOnce);
// Controls that need script are visible from now on (styles/base.css).
document.documentElement.toggleAttribute('data-ready', true);
whenLoaded(() => startAll(afterLoad));

function startAll(parts: readonly (() => void)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
