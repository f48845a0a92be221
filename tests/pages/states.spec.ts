/** axe on every interactive state, on a phone and on a wide screen. */
import type { Page } from '@playwright/test';
import { loadMessages } from '#components/film/film-loading.ts';
import { site } from '#model/site.ts';
import { offlinePath, pageCache } from '#utils/offline-copies.ts';
import { skipIntro, waitForObservers } from '../support/actions.ts';
import { expectAccessible } from '../support/axe.ts';
import { galleryBlocks, pageContent } from '../support/content.ts';
import { openAcrylicPane, openLitWall, withSoftwareGl } from '../support/effects.ts';
import { blockFilms, expectPlaying, openReel } from '../support/films.ts';
import { expect, test } from '../support/site.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) });

interface State {
  /** The element that axe checks. sweep.spec.ts checks the rest of the page. */
  container: string;
  /** The minimum viewport width of the state, or its maximum. */
  minWidth?: number;
  maxWidth?: number;
  /** Whether the state does not exist under reduced motion. */
  hasMotion?: true;
  enter(page: Page): Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const expectStatus = (page: Page, container: string, text: string) =>
  expect(page.locator(container).getByRole('status').filter({ hasText: text })).toBeVisible();

async function playReel(page: Page): Promise<void> {
  await openReel(page);
  await press(page, /^Play the reel/);
}

async function playFilm(page: Page): Promise<void> {
  await page.goto('/schoolofmanagement');
  await page.locator('[data-film]').scrollIntoViewIfNeeded();
  await press(page, /^Play film /);
}

/** Opens a menu of the navigation bar. */
async function openMenu(page: Page, name: string, panel: string): Promise<void> {
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name, exact: name === 'Menu' })
    .press('Enter');
  await expect(page.locator(panel)).toHaveCSS('opacity', '1');
}

const states: Readonly<Record<string, State>> = {
  'the menu Education': {
    container: '#menu-education',
    minWidth: 768,
    enter: (page) => openMenu(page, 'Education', '#menu-education'),
  },
  'the menu Resources': {
    container: '#menu-resources',
    minWidth: 768,
    enter: (page) => openMenu(page, 'Resources', '#menu-resources'),
  },
  'the menu on a phone': {
    container: '#mobile-menu',
    maxWidth: 767,
    enter: (page) => openMenu(page, 'Menu', '#mobile-menu'),
  },
  'the lightbox': {
    container: '[data-lightbox]',
    async enter(page) {
      await page.goto(`/gallery#${galleryBlocks[0]?.items[0]?.id}`);
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  'past events': {
    container: '[data-events]',
    async enter(page) {
      await page.clock.setFixedTime(new Date(site.today.getTime() + 1000 * 60 * 60 * 24 * 3650));
      await page.goto('/whatson');
      await page.locator('[data-events]').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'Already over' })).toBeVisible();
    },
  },
  'courses of one school, from A to Z': {
    container: '[data-course-finder]',
    async enter(page) {
      await page.goto('/courses#a-to-z');
      await press(page, 'Law');
      await expect(page.locator('[data-finder-count]')).not.toHaveText(/^(\d+) of \1 /);
    },
  },
  'the sorted fee table': {
    container: '#fees',
    async enter(page) {
      await page.goto('/schoolofparamedicalandhealthsciences#fees');
      await press(page, 'Fee a year');
      await expect(page.locator('[aria-sort]')).toHaveCount(1);
    },
  },
  'another area of research': {
    container: '[data-research]',
    minWidth: 768,
    async enter(page) {
      await page.goto('/#research');
      await page.locator('[data-research]').scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island:has([data-research])')).not.toHaveAttribute('ssr');
      await page.getByRole('tab').nth(2).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
  },
  'a playing film': {
    container: '[data-film]',
    async enter(page) {
      await playFilm(page);
      await expectPlaying(page.locator('[data-film] video'));
    },
  },
  'a film that failed to load': {
    container: '[data-film]',
    async enter(page) {
      await blockFilms(page);
      await playFilm(page);
      await expectStatus(page, '[data-film]', loadMessages.failed);
    },
  },
  'the playing reel': {
    container: 'section:has([data-reel])',
    minWidth: 768,
    async enter(page) {
      await playReel(page);
      await expectPlaying(page.locator('[data-reel] video'));
    },
  },
  'the reel that failed to load': {
    container: 'section:has([data-reel])',
    minWidth: 768,
    async enter(page) {
      await blockFilms(page);
      await playReel(page);
      await expectStatus(page, '[data-reel]', loadMessages.failed);
    },
  },
  'the pane over the acrylic film': {
    container: '[data-acrylic]',
    hasMotion: true,
    enter: openAcrylicPane,
  },
  'the stopped light, by night': {
    container: '[data-light]',
    hasMotion: true,
    async enter(page) {
      await skipIntro(page);
      await openLitWall(page, 22);
      await press(page, pageContent.home.about.light.pauseLabel);
      await expect(page.getByRole('button', { name: pageContent.home.about.light.pauseLabel, pressed: true })).toBeVisible();
    },
  },
  'a copied link': {
    container: ':has(> [data-share=""])',
    async enter(page) {
      await page.context().grantPermissions(['clipboard-write']);
      await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
      await page.goto('/schoolofscience');
      await page.locator('[data-share=""]').click();
      await expectStatus(page, 'main', 'Link copied');
    },
  },
  'the list of saved pages': {
    container: 'main',
    async enter(page) {
      await page.goto('/about');
      await page.evaluate(async (name) => (await caches.open(name)).put('/about', await fetch('/about')), pageCache);
      await page.goto(offlinePath);
      await expect(page.locator('[data-saved-pages] a')).toHaveCount(1);
    },
  },
};

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, expectedErrors: /ERR_FAILED/ });

    for (const [state, { container, minWidth = 0, maxWidth = width, hasMotion, enter }] of Object.entries(states)) {
      if (width < minWidth || width > maxWidth) continue;
      test(`axe finds no violations in ${state}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: hasMotion ? 'no-preference' : 'reduce' });
        await enter(page);
        await waitForObservers(page);
        await expectAccessible(page, state, container);
      });
    }
  });
}
