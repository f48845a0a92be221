/** Shows the intro on every visit. */
import { canShowIntro, showIntro } from './intro-check.ts';

if (canShowIntro()) showIntro();
