/** Shows an intro once in a tab. Where the tab may not remember that, this throws, and none is shown: it would come again and again. */
import { showIntro, suitsVisit } from './intro-check.ts';

if (suitsVisit() && !sessionStorage.intro) {
  sessionStorage.intro = 1;
  showIntro();
}
