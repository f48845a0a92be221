/** Starts the client scripts of every page. If one throws, the others still start. */

import { keepCopies } from '#client/keep-copies.ts';
import { layOutBelow } from '#client/lay-out-below.ts';
import { loadFonts } from '#client/load-fonts.ts';
import { turnPages } from '#client/page-turn.ts';
import { revealBands } from '#client/reveal.ts';
import { whenLoaded } from '#client/when-loaded.ts';
import { offerCopies } from '#components/copy-button/copy-button.client.ts';
import { watchFilms } from '#components/film/film.client.ts';
import { initFolds } from '#components/fold/fold.client.ts';
import { raiseIntro } from '#components/intro/intro.client.ts';
import { markContents } from '#components/page-contents/page-contents.client.ts';
import { offerSharing } from '#components/share-button/share-button.client.ts';
import { initApplyBar } from '#features/navigation/apply-bar/apply-bar.client.ts';
import { initMobileMenu } from '#features/navigation/mobile-menu/mobile-menu.client.ts';
import { watchBar } from '#features/navigation/navigation-bar/navigation-bar.client.ts';
import { openMenusOnHover } from '#features/navigation/navigation-menu/navigation-menu.client.ts';
import { initNotices } from '#features/notices/notices.client.ts';
import { initKeptNote } from '#features/offline/kept-note/kept-note.client.ts';

/** Scripts that answer a press or reveal controls start before the first paint, if they have loaded. */
startAll([
  turnPages,
  raiseIntro,
  openMenusOnHover,
  initMobileMenu,
  watchBar,
  initFolds,
  offerSharing,
  offerCopies,
  initKeptNote,
  initNotices,
]);
// Controls that need script are visible from now on (styles/base.css).
document.documentElement.toggleAttribute('data-ready', true);

/**
 * What watches the page as it is scrolled waits until all that was asked for at first has come, since a slow phone has its first picture to
 * draw before that.
 */
whenLoaded(() => startAll([loadFonts, layOutBelow, revealBands, watchFilms, initApplyBar, markContents, keepCopies]));

function startAll(parts: readonly (() => void)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
