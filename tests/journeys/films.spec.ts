/** The films of school pages, gallery and acrylic page: silent loops with one button, and the science film with the browser's controls. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { arrivalWords } from '#components/film/film-arrival.ts';
import { frames, holdBack, scrollTo, settled } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { bringIntoSight, filmFiles, filmRequests, isPaused, refuseFilms, runs } from '../support/films.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, test } from '../support/site.ts';

const withLoop = '/schoolofmanagement';
const figureOf = (page: Page): Locator => page.locator('[data-film]').first();
const filmOf = (page: Page): Locator => figureOf(page).locator('video');
const buttonOf = (page: Page): Locator => figureOf(page).getByRole('button');
const statusOf = (page: Page): Locator => figureOf(page).getByRole('status');

/** Opens a page and shows its first film. */
async function open(page: Page, path = withLoop): Promise<void> {
  await page.goto(path);
  await bringIntoSight(page);
}

/** A film that runs is a loop: past its last frame it begins again by itself. */
async function expectLoop(page: Page): Promise<void> {
  await filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.5;
  });
  await expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentTime)).toBeLessThan(4);
  await runs(filmOf(page));
}

/** Waits until a film would have started if it were going to. */
async function giveTime(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('every film has captions and a text, loads nothing by itself, and has controls without script', {
  tag: '@core',
}, async () => {
  const films = pages.flatMap(({ path, document }) =>
    document.querySelectorAll('[data-film]').map((figure) => ({ path, figure })),
  );
  const count = (path: string) => films.filter((film) => film.path === path).length;
  expect([count('/gallery'), count('/about-acrylic'), count('/schoolofscience')]).toEqual([3, 1, 1]);
  expect(new Set(films.map(({ path }) => path)).size, 'the schools but certificates have one too').toBe(10);
  for (const { path, figure } of films) {
    const video = figure.querySelector('video');
    const attributes = ['preload', 'controls', 'autoplay', 'playsinline', 'muted'].map((name) => video?.getAttribute(name));
    expect(attributes, path).toEqual(['none', '', undefined, '', '']);
    expect(video?.text.trim(), path).toBe('Your browser does not support the video tag.');
    expect(video?.querySelectorAll('source').length, path).toBeGreaterThanOrEqual(2);
    const track = video?.querySelector('track[kind="captions"][srclang="en"]');
    expect(await readFile(join(dist, track?.getAttribute('src') ?? ''), 'utf8'), path).toMatch(/^WEBVTT\n[\s\S]*-->/);
    const text = figure.querySelector(`[id="${video?.getAttribute('aria-describedby')}"]`);
    expect(text?.text.length, `${path}: what is seen, in words`).toBeGreaterThan(40);
  }
});

test('a film is loaded when it is scrolled to; then it starts, muted, and loops', { tag: '@core' }, async ({ page }) => {
  const films = filmRequests(page);
  await page.goto(withLoop);
  await giveTime(page);
  expect(films).toEqual([]);
  await bringIntoSight(page);
  await runs(filmOf(page));
  const state = await filmOf(page).evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.controls]);
  expect(state).toEqual([true, true, false]);
  await expect(buttonOf(page)).toHaveText(/^Pause film /);
  await expectLoop(page);
});

test('a film stops when it leaves the screen and goes on when it comes back, unless its button has stopped it', async ({
  page,
}) => {
  await open(page);
  await runs(filmOf(page));
  await scrollTo(page, 0);
  await runs(filmOf(page), false);
  await expect(buttonOf(page)).toHaveText(/^Play film /);
  await bringIntoSight(page);
  await runs(filmOf(page));
  await buttonOf(page).click();
  await runs(filmOf(page), false);
  await scrollTo(page, 0);
  await bringIntoSight(page);
  await giveTime(page);
  expect(await isPaused(filmOf(page))).toBe(true);
  await buttonOf(page).click();
  await runs(filmOf(page));
});

test('a film stops for a visitor who begins to want less motion, unless it was asked for', async ({ page }) => {
  await open(page);
  await runs(filmOf(page));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isPaused(filmOf(page))).toBe(true);
  await buttonOf(page).click();
  await runs(filmOf(page));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveTime(page);
  expect(await isPaused(filmOf(page))).toBe(false);
});

for (const saving of [false, true]) {
  test.describe(saving ? 'where data are saved' : 'under reduced motion', () => {
    test.use(saving ? {} : { reducedMotion: 'reduce' });

    test('a film waits until its button asks for it', async ({ page }) => {
      if (saving) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const films = filmRequests(page);
      await open(page);
      await giveTime(page);
      expect(films).toEqual([]);
      await buttonOf(page).click();
      await runs(filmOf(page));
    });
  });
}

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('each button is named after its film: the gallery’s three are told apart', async ({ page }) => {
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

test('the science film has the page’s button, and the browser’s controls once it is asked for', async ({ page }) => {
  const films = filmRequests(page);
  await open(page, '/schoolofscience');
  await giveTime(page);
  expect(films).toEqual([]);
  const state = () => filmOf(page).evaluate((film: HTMLVideoElement) => [film.controls, film.paused]);
  expect(await state()).toEqual([false, true]);
  await expect(figureOf(page).locator('img')).toBeVisible();
  await buttonOf(page).click();
  await runs(filmOf(page));
  expect(await state()).toEqual([true, false]);
  await expect(buttonOf(page)).toHaveCount(0);
  await expect(filmOf(page)).toBeFocused();
  await expectLoop(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('on its side too no film is loaded that nobody asked for', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const films = filmRequests(page);
    for (const path of [withLoop, '/gallery', '/about-acrylic']) {
      await open(page, path);
      await giveTime(page);
    }
    expect(films).toEqual([]);
  });

  test('a film waits for a tap, plays in its place, and stops out of sight', { tag: '@core' }, async ({ page }) => {
    const films = filmRequests(page);
    await open(page);
    await giveTime(page);
    expect(films).toEqual([]);
    await buttonOf(page).tap();
    await runs(filmOf(page));
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await scrollTo(page, 0);
    await runs(filmOf(page), false);
    await bringIntoSight(page);
    await giveTime(page);
    expect(await isPaused(filmOf(page)), 'it does not start by itself').toBe(true);
  });
});

test.describe('a film that does not come', () => {
  test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED/ });

  for (const [device, settings] of [
    ['laptop', { reducedMotion: 'reduce' }],
    ['phone', phone],
  ] as const) {
    test.describe(`on a ${device}`, () => {
      test.use(settings);

      for (const path of [withLoop, '/gallery#content', '/about-acrylic']) {
        test(`${path}: its button comes back, the visitor is told, and a later press plays it`, async ({ page, context }) => {
          const refused = await refuseFilms(context);
          await open(page, path);
          for (const press of ['first', 'second']) {
            const before = refused.length;
            await buttonOf(page).click();
            await expect.poll(() => refused.length, `${press} press: films are asked for`).toBeGreaterThan(before);
            await expect(statusOf(page), `${press} press`).toHaveText(arrivalWords.lost);
            await expect(statusOf(page)).toBeInViewport({ ratio: 1 });
            await expect(buttonOf(page)).toHaveText(/^Play film /);
            expect(await isPaused(filmOf(page))).toBe(true);
          }
          await expect(figureOf(page).locator('img')).toBeVisible();
          await context.unroute(filmFiles);
          await buttonOf(page).click();
          await runs(filmOf(page));
          await expect(buttonOf(page)).toHaveText(/^Pause film /);
          await expect(statusOf(page)).toBeEmpty();
        });
      }
    });
  }

  test('and was not asked for is not spoken of: poster and button stay', async ({ page, context }) => {
    const refused = await refuseFilms(context);
    await open(page);
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    await expect(buttonOf(page)).toHaveText(/^Play film /);
    expect(await isPaused(filmOf(page))).toBe(true);
    await frames(page, 3);
    await expect(statusOf(page)).toBeEmpty();
    await expect(figureOf(page).locator('img')).toBeVisible();
  });

  test('gives the science film its button back, by keyboard too', async ({ page, context }) => {
    await refuseFilms(context);
    await open(page, '/schoolofscience');
    await buttonOf(page).press('Space');
    await expect(statusOf(page)).toHaveText(arrivalWords.lost);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('at once is said to be loading, and then plays', { tag: '@core' }, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letCome = await holdBack(context, filmFiles);
    await open(page);
    await buttonOf(page).click();
    await expect(statusOf(page)).toHaveText(arrivalWords.slow);
    letCome();
    await runs(filmOf(page));
    await expect(statusOf(page)).toBeEmpty();
  });
});
