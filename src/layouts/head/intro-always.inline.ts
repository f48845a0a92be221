/** Shows an intro on every visit. */
import { showIntro, suitsVisit } from './intro-check.ts';

if (suitsVisit()) showIntro();
