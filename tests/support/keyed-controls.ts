/**
 * Every control that a script answers or draws, and the browser's own that open something: where it is worked by key. The one list that
 * tests/pages/keyed-controls.spec.ts holds to the pages, to the scripts and to the journeys.
 */
interface Keyed {
  /** The spec in tests/journeys that works it by key. */
  spec: string;
  /** Words of that test's title. */
  test: string;
}

interface OnPage extends Keyed {
  /** What it is known by in the HTML: its hook, or that of the part it stands in. Never a class. */
  control: string;
}

interface MadeByScript extends Keyed {
  /** The file in src/ that makes it, and what stands there in the line that does. */
  file: string;
  made: string;
}

/** Those that stand in the pages' HTML, islands' too. */
export const controlsOnPages: readonly OnPage[] = [
  { control: '[data-menu] > button', spec: 'menus', test: 'opens a menu, says so, and closes it again' },
  { control: '[data-menu-button]', spec: 'mobile-menu', test: 'closes it by its cross, and gives the focus back' },
  { control: '[data-mobile-menu] button', spec: 'mobile-menu', test: 'closes it by its cross, and gives the focus back' },
  { control: '[data-intro-overlay] button', spec: 'intros', test: 'Enter on its button' },
  { control: '[data-light-note] button', spec: 'jali-light', test: 'until it is held still, and again when it is let go' },
  { control: '[data-reel] button', spec: 'reel', test: 'Enter and Space work it' },
  { control: '[data-events] [role="group"] button', spec: 'events', test: 'Tab reaches the choices, Enter and Space press them' },
  { control: '[data-share]', spec: 'share', test: 'the button copies the link and says so' },
  { control: '[data-copy] button', spec: 'paths', test: 'Enter and Space copy it and say so' },
  { control: '[data-question] > summary', spec: 'questions', test: 'Enter and Space open one and close it' },
  { control: '[data-task] summary', spec: 'tasks', test: 'its first step can be read, its answer is folded' },
  { control: '[data-questions-all]', spec: 'questions', test: 'Enter and Space open all and close all' },
  { control: '[data-filter]', spec: 'courses', test: 'Tab reaches the filters, Enter and Space press them' },
  { control: '[data-view-link]', spec: 'courses', test: 'Enter on an order of the list shows that one' },
  { control: '[data-film="loop"] video', spec: 'films', test: 'those are worked by keyboard' },
  { control: '[data-film="loop"] button', spec: 'films', test: 'its button is worked by keyboard' },
  { control: '[data-film="controls"] video', spec: 'films', test: 'those are worked by keyboard' },
  { control: '[data-film="controls"] button', spec: 'lost-films', test: 'a button stands in for them until it is pressed' },
  { control: '[data-acrylic-still]', spec: 'acrylic', test: 'a button stops it, by keyboard too' },
  { control: '[data-acrylic-clear]', spec: 'acrylic', test: 'the whole pane clears and frosts again by keyboard' },
  { control: '[data-gallery-item] a', spec: 'gallery', test: 'can be worked with Tab and Enter alone' },
  { control: '[data-lightbox-step]', spec: 'gallery', test: 'can be worked with Tab and Enter alone' },
  { control: '[data-lightbox-close]', spec: 'gallery', test: 'can be worked with Tab and Enter alone' },
  { control: '[data-try-again]', spec: 'offline', test: 'one that was not seen says so' },
];

/** Those that a script makes; what an island draws from the start stands in the HTML as well. */
export const controlsByScript: readonly MadeByScript[] = [
  {
    file: 'behaviours/sort-table.ts',
    made: "createElement('button')",
    spec: 'fees',
    test: 'Tab reaches the headings, Enter sorts, and the focus stays',
  },
  {
    file: 'islands/research-explorer/research-explorer.tsx',
    made: "role: 'tab'",
    spec: 'research',
    test: 'arrows, Home and End choose among them',
  },
  {
    file: 'islands/reel-player/reel-player.tsx',
    made: 'className={styles.captions}',
    spec: 'reel',
    test: 'switched off and on by a labelled button, also by keyboard',
  },
  {
    file: 'islands/reel-player/reel-player.tsx',
    made: 'className={styles.button}',
    spec: 'reel',
    test: 'Enter and Space work it',
  },
];
