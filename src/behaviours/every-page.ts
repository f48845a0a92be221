/** What every page does beyond its HTML and CSS. Each part stands alone: one that fails leaves the others at work. */
import { markContents } from './contents.ts';
import { offerCopies } from './copy.ts';
import { watchFilms } from './film.ts';
import { raiseIntro } from './intro.ts';
import { keepCopies } from './keep-copies.ts';
import { tendKeptNote } from './kept-note.ts';
import { openMenusOnHover } from './menus.ts';
import { tendMobileMenu } from './mobile-menu.ts';
import { watchBar } from './navigation-bar.ts';
import { turnPages } from './page-turn.ts';
import { tendQuestions } from './questions.ts';
import { revealBands } from './reveal.ts';
import { offerSharing } from './share.ts';

/** What answers an act, or shows what needs script: before the page is first painted, if the line allows. */
startAll([turnPages, raiseIntro, openMenusOnHover, tendMobileMenu, tendQuestions, offerSharing, offerCopies, tendKeptNote]);

/**
 * What watches the page as it is scrolled waits until all that was asked for at first has come, since a slow phone has its first picture to
 * draw before that; but for two seconds at most, should a picture never come.
 */
const watch = once(() => startAll([watchBar, revealBands, watchFilms, markContents, keepCopies]));
if (document.readyState === 'complete') watch();
else addEventListener('load', watch);
setTimeout(watch, 2000);

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

function startAll(parts: readonly (() => void)[]): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
