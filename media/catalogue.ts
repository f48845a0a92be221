/**
 * Every picture of the site: what it shows, who made it, where the eye should rest. A picture is drawn from
 * `media/masters/MASTER.jpg`; `npm run media` makes the files that the pages use.
 */
import type { Focus } from '../src/lib/pictures.ts';

export interface CatalogueEntry {
  /** The file among the masters, without its ending. */
  master: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  credit: string;
  focus: Focus;
}

const credit = 'Drawn for the school by its own studio';
const middle: Focus = { x: 50, y: 50 };

const frames = {
  jali: {
    master: 'frame-jali',
    alt: 'A long corridor of pierced stone screens; low sun throws their pattern across the floor and the far wall, where two people walk side by side.',
    credit,
    focus: middle,
  },
  stepwell: {
    master: 'frame-stepwell',
    alt: 'A stepwell seen from above: hundreds of small sunlit stairs lead down to still green water, with three people on the landings.',
    credit,
    focus: middle,
  },
  gnomon: {
    master: 'frame-gnomon',
    alt: 'A great orange sundial of masonry under a deep blue sky; one person stands at the top of its stair, two walk at its foot.',
    credit,
    focus: middle,
  },
  bluehour: {
    master: 'frame-bluehour',
    alt: 'A wall of windows at blue hour, many of them lit, with people standing in them and their light lying in the water below.',
    credit,
    focus: { x: 25, y: 50 },
  },
  ghat: {
    master: 'frame-ghat',
    alt: 'Rose-coloured steps curve around a pool in early light; four people stand apart on them.',
    credit,
    focus: middle,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

type Frame = keyof typeof frames;

/** A picture with a master of its own, of the same name. */
const own = (master: string, alt: string, focus: Focus = middle): CatalogueEntry => ({ master, alt, credit, focus });

/**
 * A picture that shows one of the studio's frames, with another place for the eye to rest where the crop asks for it. Until a
 * picture has a master of its own it stands on a frame.
 */
const from = (frame: Frame, focus: Focus = frames[frame].focus): CatalogueEntry => ({ ...frames[frame], focus });

export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  jali: from('jali'),
  stepwell: from('stepwell'),
  gnomon: from('gnomon'),
  bluehour: from('bluehour'),
  ghat: from('ghat'),

  'home-hero': own(
    'home-hero',
    'A long orange courtyard wall in low sun. From the left a pierced screen throws its lattice of shadow on it; before a tall arch full of sky stand and walk a graduate, students with bags, a doctor and a woman in a sari, all mirrored in a dark pool.',
    { x: 75, y: 50 },
  ),
  'home-hero-tall': own(
    'home-hero-tall',
    'An orange wall in low sun with the lattice shadow of a screen; before a tall arch full of sky people stand and walk: a graduate, students, a doctor, a woman in a sari. Pool and sky lie above and below them.',
    middle,
  ),

  'school-paramedical': own(
    'school-paramedical',
    'A white spiral stair winds down a round green well, seen from above. People in white coats, in a sari and with school bags walk down and up it; two talk on a stone star at the bottom.',
  ),
  'school-management': from('stepwell'),
  'school-design': from('ghat', { x: 25, y: 50 }),
  'school-commerce': from('stepwell', { x: 25, y: 50 }),
  'school-legal': from('jali', { x: 75, y: 50 }),
  'school-science': from('gnomon'),
  'school-it': from('bluehour'),
  'school-humanities': from('ghat'),
  'school-certificates': from('bluehour', { x: 75, y: 50 }),

  'programme-bmlt': from('stepwell', { x: 25, y: 50 }),
  'programme-dmlt': from('bluehour', { x: 50, y: 50 }),
  'programme-bpt': from('jali', { x: 75, y: 50 }),
  'programme-mpt': from('gnomon', { x: 25, y: 50 }),
  'programme-dpharm': from('ghat', { x: 50, y: 50 }),
  'programme-bpharm': from('stepwell', { x: 75, y: 50 }),
  'programme-anm': from('bluehour', { x: 25, y: 50 }),
  'programme-gnm': from('jali', { x: 50, y: 50 }),
  'programme-bams': from('gnomon', { x: 75, y: 50 }),
  'programme-bscnursing': from('ghat', { x: 25, y: 50 }),
  'programme-hso': from('stepwell', { x: 50, y: 50 }),
  'programme-gda': from('bluehour', { x: 75, y: 50 }),

  about: from('ghat'),
  community: from('ghat', { x: 25, y: 50 }),
  awards: from('gnomon'),
  'digital-library': from('bluehour'),
  'digital-learning': from('bluehour', { x: 25, y: 50 }),
  'student-handbook': from('jali'),
  'career-support': from('stepwell'),
  'academic-calendar': from('gnomon'),
  'not-found': from('stepwell'),

  'research-small-laboratory': from('bluehour'),
  'research-shop-ledger': from('stepwell'),
  'research-water': from('ghat'),
  'research-plain-forms': from('jali'),
  'innovation-lecturesphere': from('bluehour', { x: 50, y: 50 }),
  'innovation-practice-ward': from('jali', { x: 50, y: 50 }),
  'innovation-open-library': from('ghat', { x: 50, y: 50 }),
  'innovation-launch-week': from('gnomon', { x: 50, y: 50 }),
  'event-nine-school-games': from('gnomon', { x: 50, y: 50 }),
  'event-open-day': from('ghat', { x: 50, y: 50 }),
  'event-moot-final': from('jali', { x: 75, y: 50 }),
  'event-lamps-and-stages': from('bluehour', { x: 25, y: 50 }),
  'event-internship-day': from('stepwell', { x: 50, y: 50 }),
  'event-after-the-boards': from('ghat', { x: 75, y: 50 }),
  'award-cybersecurity-academy': from('bluehour', { x: 25, y: 50 }),
  'award-it-certification-academy': from('bluehour', { x: 75, y: 50 }),
  'award-best-law-school-2024': from('jali', { x: 75, y: 50 }),
  'award-best-business-school-2024': from('stepwell', { x: 50, y: 50 }),

  'gallery-dawn-first-reader': from('jali', { x: 50, y: 50 }),
  'gallery-dawn-late-boat': from('ghat', { x: 25, y: 50 }),
  'gallery-dawn-first-door': from('stepwell', { x: 75, y: 50 }),
  'gallery-dawn-shadow-edge': from('gnomon', { x: 50, y: 50 }),
  'gallery-dawn-sweeper': from('ghat', { x: 25, y: 50 }),
  'gallery-dawn-two-stairs': from('stepwell', { x: 75, y: 50 }),
  'gallery-dawn-climber': from('jali', { x: 50, y: 50 }),
  'gallery-dawn-cost-price': from('gnomon', { x: 25, y: 50 }),
  'gallery-dawn-eleven-paces': from('ghat', { x: 75, y: 50 }),
  'gallery-noon-neither-side': from('gnomon', { x: 50, y: 50 }),
  'gallery-noon-three-floors': from('stepwell', { x: 25, y: 50 }),
  'gallery-noon-swapped-sides': from('jali', { x: 75, y: 50 }),
  'gallery-noon-shade-for-five': from('gnomon', { x: 50, y: 50 }),
  'gallery-noon-one-umbrella': from('ghat', { x: 25, y: 50 }),
  'gallery-noon-wrong-book': from('stepwell', { x: 75, y: 50 }),
  'gallery-noon-chalk-line': from('gnomon', { x: 50, y: 50 }),
  'gallery-noon-bench': from('jali', { x: 25, y: 50 }),
  'gallery-noon-two-tiffins': from('stepwell', { x: 75, y: 50 }),
  'gallery-dusk-every-colour': from('bluehour', { x: 50, y: 50 }),
  'gallery-dusk-four-stayed': from('jali', { x: 25, y: 50 }),
  'gallery-dusk-folding-cloth': from('bluehour', { x: 75, y: 50 }),
  'gallery-dusk-last-page': from('ghat', { x: 50, y: 50 }),
  'gallery-dusk-all-doors': from('bluehour', { x: 25, y: 50 }),
  'gallery-dusk-rehearsal': from('stepwell', { x: 75, y: 50 }),
  'gallery-dusk-same-error': from('bluehour', { x: 50, y: 50 }),
  'gallery-dusk-call-home': from('jali', { x: 25, y: 50 }),
  'gallery-dusk-lamp': from('bluehour', { x: 75, y: 50 }),
};
