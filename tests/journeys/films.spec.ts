/** The films of school pages, gallery and acrylic page: silent loops with one button, and the science film with the browser's controls. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { scrollTo, settled } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { bringIntoSight, filmRequests, isPaused, runs } from '../support/films.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, test } from '../support/site.ts';

const withLoop = '/schoolofmanagement';
const figureOf = (page: Page): Locator => page.locator('[data-film]').first();
const filmOf = (page: Page): Locator => figureOf(page).locator('video');
const buttonOf = (page: Page): Locator => figureOf(page).getByRole('button');

/** Seamless, a running film has no end: past its last frame it begins again by itself. */
async function goesRound(page: Page): Promise<void> {
  await filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.5;
  });
  await expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime)).toBeLessThan(4);
  await runs(filmOf(page));
}

/** Time enough for a film to start if it were going to: the watcher has reported, and a request would have gone out. */
async function givenTime(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('every film has captions, its text, no sound of its own accord, words for old browsers', {
  tag: '@core',
}, async () => {
  const films = pages.flatMap(({ path, document }) =>
    document.querySelectorAll('[data-film]').map((figure) => ({ path, figure })),
  );
  expect(new Set(films.map(({ path }) => path)), 'nine schools but certificates, gallery and acrylic page').toEqual(
    new Set([
      '/about-acrylic',
      '/gallery',
      '/schoolofcommerceandmanagement',
      '/schoolofdesign',
      '/schoolofhumanitiesandappliedarts',
      '/schoolofinformationtechnologyandspecializations',
      '/schooloflegalstudies',
      '/schoolofmanagement',
      '/schoolofparamedicalandhealthsciences',
      '/schoolofscience',
    ]),
  );
  expect(films.filter(({ path }) => path === '/gallery')).toHaveLength(3);
  for (const { path, figure } of films) {
    const video = figure.querySelector('video');
    expect(video?.getAttribute('preload'), path).toBe('none');
    expect(video?.hasAttribute('controls'), `${path}: controls of the browser's own, until a script takes over`).toBe(true);
    expect(video?.hasAttribute('autoplay'), path).toBe(false);
    expect(video?.hasAttribute('playsinline'), path).toBe(true);
    expect(video?.hasAttribute('muted'), path).toBe(true);
    expect(video?.text.trim(), path).toBe('Your browser does not support the video tag.');
    const track = video?.querySelector('track[kind="captions"]');
    expect(track?.getAttribute('srclang'), path).toBe('en');
    const captions = await readFile(join(dist, track?.getAttribute('src') ?? ''), 'utf8');
    expect(captions, path).toMatch(/^WEBVTT\n[\s\S]*-->/);
    const text = figure.querySelector(`[id="${video?.getAttribute('aria-describedby')}"]`);
    expect(text?.text.length, `${path}: what is seen, in words`).toBeGreaterThan(40);
    expect(video?.querySelectorAll('source').length, path).toBeGreaterThanOrEqual(2);
  }
});

test('no film is loaded until it is scrolled to; then it starts, muted, and goes round', { tag: '@core' }, async ({ page }) => {
  const films = filmRequests(page);
  await page.goto(withLoop);
  await givenTime(page);
  expect(films).toEqual([]);
  await bringIntoSight(page);
  await runs(filmOf(page));
  expect(await filmOf(page).evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.controls])).toEqual([
    true,
    true,
    false,
  ]);
  await expect(buttonOf(page)).toHaveText(/^Pause film /);
  await goesRound(page);
});

test('stops when it is out of sight, and goes on when it comes back', async ({ page }) => {
  await page.goto(withLoop);
  await bringIntoSight(page);
  await runs(filmOf(page));
  await scrollTo(page, 0);
  await runs(filmOf(page), false);
  await expect(buttonOf(page)).toHaveText(/^Play film /);
  await bringIntoSight(page);
  await runs(filmOf(page));
});

test('its button stops it for good, until it is pressed again', async ({ page }) => {
  await page.goto(withLoop);
  await bringIntoSight(page);
  await runs(filmOf(page));
  await buttonOf(page).click();
  await expect(buttonOf(page)).toHaveText(/^Play film /);
  await runs(filmOf(page), false);
  await scrollTo(page, 0);
  await bringIntoSight(page);
  await givenTime(page);
  expect(await isPaused(filmOf(page)), 'scrolling back does not undo what the visitor did').toBe(true);
  await buttonOf(page).click();
  await runs(filmOf(page));
});

test('stops for a visitor who begins to want less motion, unless it was asked for', async ({ page }) => {
  await page.goto(withLoop);
  await bringIntoSight(page);
  await runs(filmOf(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isPaused(filmOf(page))).toBe(true);
  await buttonOf(page).click();
  await runs(filmOf(page));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await givenTime(page);
  expect(await isPaused(filmOf(page))).toBe(false);
});

test('its button is named after its words and its film: the gallery’s three are told apart', async ({ page }) => {
  // Where none starts by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery#content');
  const figures = page.locator('[data-film]');
  const titles = await figures.locator('figcaption strong').allTextContents();
  expect(new Set(titles).size).toBe(3);
  for (const [index, title] of titles.entries()) {
    await expect(figures.nth(index).getByRole('button')).toHaveAccessibleName(`Play film (${title})`);
  }
  await figures.first().getByRole('button').click();
  await expect(figures.first().getByRole('button')).toHaveAccessibleName(`Pause film (${titles[0]})`);
  // What is seen of it are the words alone.
  await expect(figures.first().locator('[data-film-button] .visually-hidden')).toHaveCSS('position', 'absolute');
});

test('the science film has a poster and the page’s button, and the browser’s controls once it is asked for', async ({ page }) => {
  const films = filmRequests(page);
  await page.goto('/schoolofscience');
  await bringIntoSight(page);
  await givenTime(page);
  expect(films).toEqual([]);
  const state = () => filmOf(page).evaluate((film: HTMLVideoElement) => [film.controls, film.paused]);
  expect(await state()).toEqual([false, true]);
  await expect(figureOf(page).locator('img')).toBeVisible();
  await figureOf(page)
    .getByRole('button', { name: /^Play film/ })
    .click();
  await runs(filmOf(page));
  expect(await state()).toEqual([true, false]);
  await expect(figureOf(page).getByRole('button')).toHaveCount(0);
  await expect(filmOf(page)).toBeFocused();
  await goesRound(page);
});

for (const [what, options] of [
  ['under reduced motion', { reducedMotion: 'reduce' }],
  ['with Save-Data', {}],
] as const) {
  test.describe(what, () => {
    test.use({ ...options });

    test('a film waits until it is asked for, and its button plays it', async ({ page }) => {
      if (what === 'with Save-Data') {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
        });
      }
      const films = filmRequests(page);
      await page.goto(withLoop);
      await bringIntoSight(page);
      await givenTime(page);
      expect(films).toEqual([]);
      expect(await isPaused(filmOf(page))).toBe(true);
      await buttonOf(page).click();
      await runs(filmOf(page));
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('on its side too no film is asked for that nobody asked for', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const films = filmRequests(page);
    for (const path of [withLoop, '/gallery', '/about-acrylic']) {
      await page.goto(path);
      await bringIntoSight(page);
      await givenTime(page);
    }
    expect(films).toEqual([]);
  });

  test('a film waits until a tap asks for it, plays in its place, and stops out of sight', { tag: '@core' }, async ({ page }) => {
    const films = filmRequests(page);
    await page.goto(withLoop);
    await bringIntoSight(page);
    await givenTime(page);
    expect(films).toEqual([]);
    await buttonOf(page).tap();
    await runs(filmOf(page));
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await scrollTo(page, 0);
    await runs(filmOf(page), false);
    await bringIntoSight(page);
    await givenTime(page);
    expect(await isPaused(filmOf(page)), 'it does not start by itself').toBe(true);
  });
});
