/** Starts the client scripts of every page. If one throws, the others still start. */

import { layOutDeferred } from '#client/deferred-layout.ts';
import { loadFonts } from '#client/load-fonts.ts';
import { initPageTransitions } from '#client/page-transitions.ts';
import { registerServiceWorker } from '#client/register-service-worker.ts';
import { initReveal } from '#client/reveal.ts';
import { whenLoaded } from '#client/when-loaded.ts';
import { initCollapsibles } from '#components/collapsible/collapsible.client.ts';
import { initCopyButtons } from '#components/copy-button/copy-button.client.ts';
import { initFilms } from '#components/film/film.client.ts';
import { initIntro } from '#components/intro/intro.client.ts';
import { initKeepButtons } from '#components/keep-button/keep-button.client.ts';
import { initShareButtons } from '#components/share-button/share-button.client.ts';
import { initTableOfContents } from '#components/table-of-contents/table-of-contents.client.ts';
import { initApplyBar } from '#features/navigation/apply-bar/apply-bar.client.ts';
import { initMobileMenu } from '#features/navigation/mobile-menu/mobile-menu.client.ts';
import { initNavigationBar } from '#features/navigation/navigation-bar/navigation-bar.client.ts';
import { initNavigationMenus } from '#features/navigation/navigation-menu/navigation-menu.client.ts';
import { initNotices } from '#features/notices/notices.client.ts';
import { initCopyNote } from '#features/offline/copy-note/copy-note.client.ts';

/** Start at once: scripts that handle presses or reveal controls. */
const immediate = [
  initPageTransitions,
  initIntro,
  initNavigationMenus,
  initMobileMenu,
  initNavigationBar,
  initCollapsibles,
  initShareButtons,
  initCopyButtons,
  initKeepButtons,
  initCopyNote,
  initNotices,
];

/** Start after the page has loaded: scripts that observe scrolling or load files. A slow phone paints its first picture before that. */
const afterLoad = [loadFonts, layOutDeferred, initReveal, initFilms, initApplyBar, initTableOfContents, registerServiceWorker];

startAll(immediate);
// Controls that need script are visible from now on (styles/base.css).
document.documentElement.toggleAttribute('data-ready', true);
whenLoaded(() => startAll(afterLoad));

function startAll(scripts: readonly (() => void)[]): void {
  for (const start of scripts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
