/** The films of school pages, gallery and acrylic page: silent loops with one button, and the science film with the browser's controls. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { loadMessages } from '#components/film/film-loading.ts';
import { holdRequests, scrollTo, waitForFrames, waitForObservers } from '../support/actions.ts';
import { phone } from '../support/devices.ts';
import { blockFilms, collectFilmRequests, expectPlaying, filmUrlPattern, isPaused, scrollToFilm } from '../support/films.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, test } from '../support/site.ts';

const loopPath = '/schoolofmanagement';
const figureOf = (page: Page): Locator => page.locator('[data-film]').first();
const filmOf = (page: Page): Locator => figureOf(page).locator('video');
const buttonOf = (page: Page): Locator => figureOf(page).getByRole('button');
const statusOf = (page: Page): Locator => figureOf(page).getByRole('status');

/** Opens a page and shows its first film. */
async function open(page: Page, path = loopPath): Promise<void> {
  await page.goto(path);
  await scrollToFilm(page);
}

/** Expects that a playing film starts again after its last frame. */
async function expectLoop(page: Page): Promise<void> {
  await filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.5;
  });
  await expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime)).toBeLessThan(4);
  await expectPlaying(filmOf(page));
}

/** Waits long enough for a film to start by itself. */
async function waitForAutoplay(page: Page): Promise<void> {
  await waitForObservers(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('every film has captions and a description, preloads nothing, and has controls without JavaScript', {
  tag: '@core',
}, async () => {
  const films = pages.flatMap(({ path, document }) =>
    document.querySelectorAll('[data-film]').map((figure) => ({ path, figure })),
  );
  const count = (path: string) => films.filter((film) => film.path === path).length;
  expect([count('/gallery'), count('/about-acrylic'), count('/schoolofscience')]).toEqual([3, 1, 1]);
  expect(new Set(films.map(({ path }) => path)).size, 'all schools except certificate courses have one').toBe(10);
  for (const { path, figure } of films) {
    const video = figure.querySelector('video');
    const attributes = ['preload', 'controls', 'autoplay', 'playsinline', 'muted'].map((name) => video?.getAttribute(name));
    expect(attributes, path).toEqual(['none', '', undefined, '', '']);
    expect(video?.text.trim(), path).toBe('Your browser does not support the video tag.');
    expect(video?.querySelectorAll('source').length, path).toBeGreaterThanOrEqual(2);
    const track = video?.querySelector('track[kind="captions"][srclang="en"]');
    expect(await readFile(join(dist, track?.getAttribute('src') ?? ''), 'utf8'), path).toMatch(/^WEBVTT\n[\s\S]*-->/);
    const description = figure.querySelector(`[id="${video?.getAttribute('aria-describedby')}"]`);
    expect(description?.text.length, `${path}: length of the description`).toBeGreaterThan(40);
  }
});

test('a film loads when it is scrolled into view, starts muted and loops', { tag: '@core' }, async ({ page }) => {
  const films = collectFilmRequests(page);
  await page.goto(loopPath);
  await waitForAutoplay(page);
  expect(films).toEqual([]);
  await scrollToFilm(page);
  await expectPlaying(filmOf(page));
  const state = await filmOf(page).evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.controls]);
  expect(state).toEqual([true, true, false]);
  await expect(buttonOf(page)).toHaveText(/^Pause film /);
  await expectLoop(page);
});

test('a film pauses off the screen and resumes on it, unless its button has paused it', async ({ page }) => {
  await open(page);
  await expectPlaying(filmOf(page));
  await scrollTo(page, 0);
  await expectPlaying(filmOf(page), false);
  await expect(buttonOf(page)).toHaveText(/^Play film /);
  await scrollToFilm(page);
  await expectPlaying(filmOf(page));
  await buttonOf(page).click();
  await expectPlaying(filmOf(page), false);
  await scrollTo(page, 0);
  await scrollToFilm(page);
  await waitForAutoplay(page);
  expect(await isPaused(filmOf(page))).toBe(true);
  await buttonOf(page).click();
  await expectPlaying(filmOf(page));
});

test('a film pauses when reduced motion is switched on, unless its button has started it', async ({ page }) => {
  await open(page);
  await expectPlaying(filmOf(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isPaused(filmOf(page))).toBe(true);
  await buttonOf(page).click();
  await expectPlaying(filmOf(page));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForAutoplay(page);
  expect(await isPaused(filmOf(page))).toBe(false);
});

for (const savesData of [false, true]) {
  test.describe(savesData ? 'with Save-Data' : 'under reduced motion', () => {
    test.use(savesData ? {} : { reducedMotion: 'reduce' });

    test('a film loads only when its button is pressed', async ({ page }) => {
      if (savesData)
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const films = collectFilmRequests(page);
      await open(page);
      await waitForAutoplay(page);
      expect(films).toEqual([]);
      await buttonOf(page).click();
      await expectPlaying(filmOf(page));
    });
  });
}

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('each button is named after its film, so that the gallery’s three differ', async ({ page }) => {
    await page.goto('/gallery#content');
    const figures = page.locator('[data-film]');
    const titles = await figures.locator('figcaption strong').allTextContents();
    expect(new Set(titles).size).toBe(3);
    for (const [index, title] of titles.entries())
      await expect(figures.nth(index).getByRole('button')).toHaveAccessibleName(`Play film (${title})`);
    await figures.first().getByRole('button').click();
    await expect(figures.first().getByRole('button')).toHaveAccessibleName(`Pause film (${titles[0]})`);
  });
});

test('the science film has the page’s button first, and the browser’s controls once it is pressed', async ({ page }) => {
  const films = collectFilmRequests(page);
  await open(page, '/schoolofscience');
  await waitForAutoplay(page);
  expect(films).toEqual([]);
  const state = () => filmOf(page).evaluate((film: HTMLVideoElement) => [film.controls, film.paused]);
  expect(await state()).toEqual([false, true]);
  await expect(figureOf(page).locator('img')).toBeVisible();
  await buttonOf(page).click();
  await expectPlaying(filmOf(page));
  expect(await state()).toEqual([true, false]);
  await expect(buttonOf(page)).toHaveCount(0);
  await expect(filmOf(page)).toBeFocused();
  await expectLoop(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('in landscape no film loads by itself', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const films = collectFilmRequests(page);
    for (const path of [loopPath, '/gallery', '/about-acrylic']) {
      await open(page, path);
      await waitForAutoplay(page);
    }
    expect(films).toEqual([]);
  });

  test('a film waits for a tap, plays inline, and pauses off the screen', { tag: '@core' }, async ({ page }) => {
    const films = collectFilmRequests(page);
    await open(page);
    await waitForAutoplay(page);
    expect(films).toEqual([]);
    await buttonOf(page).tap();
    await expectPlaying(filmOf(page));
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await scrollTo(page, 0);
    await expectPlaying(filmOf(page), false);
    await scrollToFilm(page);
    await waitForAutoplay(page);
    expect(await isPaused(filmOf(page)), 'doesn’t resume by itself').toBe(true);
  });
});

test.describe('a film that fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_ABORTED/ });

  for (const [device, settings] of [
    ['laptop', { reducedMotion: 'reduce' }],
    ['phone', phone],
  ] as const) {
    test.describe(`on a ${device}`, () => {
      test.use(settings);

      for (const path of [loopPath, '/gallery#content', '/about-acrylic']) {
        test(`${path}: its button returns, a message is shown, and a later press plays it`, async ({ page, context }) => {
          const blockedRequests = await blockFilms(context);
          await open(page, path);
          for (const press of ['first', 'second']) {
            const before = blockedRequests.length;
            await buttonOf(page).click();
            await expect.poll(() => blockedRequests.length, `${press} press: films are requested`).toBeGreaterThan(before);
            await expect(statusOf(page), `${press} press`).toHaveText(loadMessages.failed);
            await expect(statusOf(page)).toBeInViewport({ ratio: 1 });
            await expect(buttonOf(page)).toHaveText(/^Play film /);
            expect(await isPaused(filmOf(page))).toBe(true);
          }
          await expect(figureOf(page).locator('img')).toBeVisible();
          await context.unroute(filmUrlPattern);
          await buttonOf(page).click();
          await expectPlaying(filmOf(page));
          await expect(buttonOf(page)).toHaveText(/^Pause film /);
          await expect(statusOf(page)).toBeEmpty();
        });
      }
    });
  }

  test('without a press shows no message; poster and button stay', async ({ page, context }) => {
    const blockedRequests = await blockFilms(context);
    await open(page);
    await expect.poll(() => blockedRequests.length).toBeGreaterThan(1);
    await expect(buttonOf(page)).toHaveText(/^Play film /);
    expect(await isPaused(filmOf(page))).toBe(true);
    await waitForFrames(page, 3);
    await expect(statusOf(page)).toBeEmpty();
    await expect(figureOf(page).locator('img')).toBeVisible();
  });

  test('returns the button of the science film with the focus, by keyboard', async ({ page, context }) => {
    await blockFilms(context);
    await open(page, '/schoolofscience');
    await buttonOf(page).press('Space');
    await expect(statusOf(page)).toHaveText(loadMessages.failed);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('shows that it is loading if it is slow, and then plays', { tag: '@core' }, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const releaseFilms = await holdRequests(context, filmUrlPattern);
    await open(page);
    await buttonOf(page).click();
    await expect(statusOf(page)).toHaveText(loadMessages.slow);
    releaseFilms();
    await expectPlaying(filmOf(page));
    await expect(statusOf(page)).toBeEmpty();
  });
});
