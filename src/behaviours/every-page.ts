/** What every page does beyond its HTML and CSS. Each part stands alone: one that fails leaves the others at work. */
import { markContents } from './contents.ts';
import { offerCopies } from './copy.ts';
import { watchFilms } from './film.ts';
import { raiseIntro } from './intro.ts';
import { keepCopies } from './keep-copies.ts';
import { openMenusOnHover } from './menus.ts';
import { tendMobileMenu } from './mobile-menu.ts';
import { watchBar } from './navigation-bar.ts';
import { turnPages } from './page-turn.ts';
import { tendQuestions } from './questions.ts';
import { revealBands } from './reveal.ts';
import { offerSharing } from './share.ts';

for (const start of [
  turnPages,
  raiseIntro,
  watchBar,
  openMenusOnHover,
  tendMobileMenu,
  revealBands,
  watchFilms,
  tendQuestions,
  markContents,
  offerSharing,
  offerCopies,
  keepCopies,
]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
