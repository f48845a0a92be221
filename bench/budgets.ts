/**
 * What a page may cost, in one place: the tests hold every built page to it (tests/pages), and `npm run bench` measures against it. Bytes
 * are those that travel, so text is counted in Brotli.
 */
const KB = 1024;

/** What a page weighs on a phone, by kind, when it is opened and nothing is touched. */
export interface PageBudget {
  /** Scripts, again after a scroll to the foot. */
  script: number;
  /** Everything together. */
  whole: number;
}

/** The same for all pages. */
export const everyPage = {
  htmlAndStyles: 30 * KB,
  fonts: 60 * KB,
  fontsPreloaded: 1,
  inlineScript: 400,
  firstPicture: 60 * KB,
  picture: 25 * KB,
  /** No byte of a film before a visitor asks for it or, on a wide screen, scrolls to it. */
  films: 0,
} as const;

/** The shadow of the home page is counted apart from the other scripts, by the names of its files. */
export const signature = { files: /\/jali[\w-]*\.[\w-]+\.js$/, script: 8 * KB } as const;

const plain: PageBudget = { script: 5 * KB, whole: 150 * KB };
const withIsland: PageBudget = { script: 70 * KB, whole: 220 * KB };
const special: Readonly<Record<string, Partial<PageBudget>>> = {
  '/': { whole: 300 * KB },
  '/gallery': { whole: 250 * KB },
};

/** The budget of one page. `island`: whether React draws a part of it in the browser. */
export function budgetOf(path: string, island: boolean): PageBudget {
  return { ...(island ? withIsland : plain), ...special[path] };
}

/** What Lighthouse and the browser's own clock are to say of a page on a phone. */
export const speed = {
  /** Each of the four categories. */
  score: 100,
  layoutShift: 0.01,
  /** Milliseconds in which the main thread could not answer. */
  blocked: 50,
  /** Largest paint, against a bare page with the same HTML, font and picture. */
  largestPaintToBare: 1.1,
} as const;

/** How the build may grow with the site. */
export const growth = {
  /** What a page more costs the build, in milliseconds on two cores, beyond the first hundred. */
  perPage: 15,
  beyond: 100,
  /** What a page more costs in processor time, against what it cost in the step before: from 1,000 to 5,000 against 100 to 1,000. */
  steeper: 1.5,
  /** The most memory held, against that of the build before: with 5,000 pages against 1,000. */
  memory: 1.4,
} as const;

/** What a visitor's hand and eye need: WCAG 2.2. */
export const reach = {
  /** The smallest target in CSS pixels, 2.5.8. */
  target: 24,
  /** The narrowest screen without sideways scrolling, 1.4.10. */
  narrowest: 320,
} as const;
