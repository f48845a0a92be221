/** Shows the intro once per tab. If session storage is blocked, this throws on purpose: without storage the intro would be shown on every page load. */
import { canShowIntro, showIntro } from './intro-check.ts';

if (canShowIntro() && !sessionStorage.intro) {
  sessionStorage.intro = 1;
  showIntro();
}
