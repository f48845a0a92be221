/** What every page does beyond its HTML and CSS. Each part stands alone: one that fails leaves the others at work. */
import { initApplyBar } from './apply-bar.ts';
import { markContents } from './contents.ts';
import { offerCopies } from './copy.ts';
import { watchFilms } from './film.ts';
import { initFolds } from './folds.ts';
import { raiseIntro } from './intro.ts';
import { keepCopies } from './keep-copies.ts';
import { initKeptNote } from './kept-note.ts';
import { layOutBelow } from './lay-out-below.ts';
import { loadFonts } from './load-fonts.ts';
import { openMenusOnHover } from './menus.ts';
import { initMobileMenu } from './mobile-menu.ts';
import { watchBar } from './navigation-bar.ts';
import { turnPages } from './page-turn.ts';
import { revealBands } from './reveal.ts';
import { offerSharing } from './share.ts';
import { whenLoaded } from './when-loaded.ts';

/** What answers an act, or shows what needs script: before the page is first painted, if the line allows. */
startAll([turnPages, raiseIntro, openMenusOnHover, initMobileMenu, watchBar, initFolds, offerSharing, offerCopies, initKeptNote]);
// From now on what needs script is shown (styles/base.css).
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
