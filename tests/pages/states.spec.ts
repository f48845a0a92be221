/** Every state that a visitor brings about, but the menus (sweep.spec.ts), read by axe on a phone's and a desk's width. */
import type { Page } from '@playwright/test';
import { arrivalWords } from '#components/film/film-arrival.ts';
import { site } from '#model/site.ts';
import { keptPagesCache, offlinePath } from '#utils/kept-copies.ts';
import { settled, skipIntro } from '../support/acts.ts';
import { expectAccessible } from '../support/axe.ts';
import { blocks, pageWords } from '../support/content.ts';
import { openReel, refuseFilms, runs } from '../support/films.ts';
import { seePane, seeWall, withSoftwareGl } from '../support/moving-parts.ts';
import { expect, test } from '../support/site.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) });

interface State {
  /** The part of the page that axe reads; the rest is as it was, and is read there. */
  within: string;
  /** From this width the state is offered at all. */
  from?: number;
  /** It is there only for those who have not asked for less motion. */
  moves?: true;
  enter(page: Page): Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const said = (page: Page, within: string, words: string) =>
  expect(page.locator(within).getByRole('status').filter({ hasText: words })).toBeVisible();

async function playReel(page: Page): Promise<void> {
  await openReel(page);
  await press(page, /^Play the reel/);
}

async function playFilm(page: Page): Promise<void> {
  await page.goto('/schoolofmanagement');
  await page.locator('[data-film]').scrollIntoViewIfNeeded();
  await press(page, /^Play film /);
}

const states: Readonly<Record<string, State>> = {
  'a picture opened large': {
    within: '[data-lightbox]',
    async enter(page) {
      await page.goto(`/gallery#${blocks[0]?.items[0]?.id}`);
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  'events that are over': {
    within: '[data-events]',
    async enter(page) {
      await page.clock.setFixedTime(new Date(site.today.getTime() + 1000 * 60 * 60 * 24 * 3650));
      await page.goto('/whatson');
      await page.locator('[data-events]').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'Already over' })).toBeVisible();
    },
  },
  'courses of one school, from A to Z': {
    within: '[data-course-finder]',
    async enter(page) {
      await page.goto('/courses#a-to-z');
      await press(page, 'Law');
      await expect(page.locator('[data-finder-count]')).not.toHaveText(/^(\d+) of \1 /);
    },
  },
  'fees sorted': {
    within: '#fees',
    async enter(page) {
      await page.goto('/schoolofparamedicalandhealthsciences#fees');
      await press(page, 'Fee a year');
      await expect(page.locator('[aria-sort]')).toHaveCount(1);
    },
  },
  'another area of research': {
    within: '[data-research]',
    from: 768,
    async enter(page) {
      await page.goto('/#research');
      await page.locator('[data-research]').scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island:has([data-research])')).not.toHaveAttribute('ssr');
      await page.getByRole('tab').nth(2).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  },
  'a film that plays': {
    within: '[data-film]',
    async enter(page) {
      await playFilm(page);
      await runs(page.locator('[data-film] video'));
    },
  },
  'a film that did not come': {
    within: '[data-film]',
    async enter(page) {
      await refuseFilms(page);
      await playFilm(page);
      await said(page, '[data-film]', arrivalWords.lost);
    },
  },
  'the reel that plays': {
    within: 'section:has([data-reel])',
    from: 768,
    async enter(page) {
      await playReel(page);
      await runs(page.locator('[data-reel] video'));
    },
  },
  'the reel that did not come': {
    within: 'section:has([data-reel])',
    from: 768,
    async enter(page) {
      await refuseFilms(page);
      await playReel(page);
      await said(page, '[data-reel]', arrivalWords.lost);
    },
  },
  'the pane before the acrylic film': {
    within: '[data-acrylic]',
    moves: true,
    enter: seePane,
  },
  'the light that is held still, by night': {
    within: '[data-light]',
    moves: true,
    async enter(page) {
      await skipIntro(page);
      await seeWall(page, 22);
      await press(page, pageWords.home.about.light.hold);
      await expect(page.getByRole('button', { name: pageWords.home.about.light.hold, pressed: true })).toBeVisible();
    },
  },
  'a link that was copied': {
    within: ':has(> [data-share=""])',
    async enter(page) {
      await page.context().grantPermissions(['clipboard-write']);
      await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
      await page.goto('/about');
      await page.locator('[data-share=""]').click();
      await said(page, 'main', 'Link copied');
    },
  },
  'the pages that the device has kept': {
    within: 'main',
    async enter(page) {
      await page.goto('/about');
      await page.evaluate(async (name) => (await caches.open(name)).put('/about', await fetch('/about')), keptPagesCache);
      await page.goto(offlinePath);
      await expect(page.locator('[data-kept-pages] a')).toHaveCount(1);
    },
  },
};

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedFaults: /ERR_FAILED/ });

    for (const [what, { within, from = 0, moves, enter }] of Object.entries(states)) {
      if (width < from) continue;
      test(`axe finds nothing in ${what}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
        await enter(page);
        await settled(page);
        await expectAccessible(page, what, within);
      });
    }
  });
}
