/** The hero's reel on the home page: from 768 px up, with sound when asked, back to its start when stopped. */
import type { Locator, Page } from '@playwright/test';
import { arrivalWords } from '#components/film/film-arrival.ts';
import { holdBack, settled, skipIntro } from '../support/acts.ts';
import { laptop, phone, tablet } from '../support/devices.ts';
import { filmFiles, filmRequests, openReel, refuseFilms, runs } from '../support/films.ts';
import { expect, test } from '../support/site.ts';

const reelOf = (page: Page): Locator => page.locator('[data-reel]');
const filmOf = (page: Page): Locator => reelOf(page).locator('video');
const playOf = (page: Page): Locator => page.getByRole('button', { name: /^Play the reel/ });
const stopOf = (page: Page): Locator => page.getByRole('button', { name: 'Stop the reel' });
const captionsOf = (page: Page): Locator => page.getByRole('button', { name: 'Captions' });
const running = (page: Page) => runs(filmOf(page));

async function play(page: Page): Promise<void> {
  await openReel(page);
  await playOf(page).click();
  await running(page);
}

/** The tag of what lies uppermost where the bar's first link is. */
function onTopOfBar(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector('nav[aria-label="Main"] a')?.getBoundingClientRect();
    if (!box) throw new Error('The bar has no link.');
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.tagName.toLowerCase();
  });
}

test('nothing of the reel is loaded before it is asked for, not even when the page is read to its foot', async ({ page }) => {
  const films = filmRequests(page);
  await openReel(page);
  await expect(filmOf(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await settled(page);
  expect(films).toEqual([]);
});

test('a press plays it with sound and captions, over the hero and under the bar', { tag: '@core' }, async ({ page }) => {
  await play(page);
  const film = await filmOf(page).evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
    muted: element.muted,
    volume: element.volume,
    sound: (element.webkitAudioDecodedByteCount ?? 0) > 0,
    captions: [...element.textTracks].map(({ kind, language, mode }) => `${kind} ${language} ${mode}`),
    width: element.getBoundingClientRect().width,
    fallback: element.textContent,
  }));
  expect(film).toEqual({
    ...{ muted: false, volume: 1, sound: true, captions: ['captions en showing'], width: laptop.viewport.width },
    fallback: 'Your browser does not support the video tag.',
  });
  await expect(filmOf(page)).toHaveAccessibleDescription(/No one speaks/);
  expect(await onTopOfBar(page), 'the bar stays above it').toBe('a');
  await expect(stopOf(page)).toBeFocused();
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await filmOf(page).boundingBox();
    const shown = Math.min(box?.width ?? 0, ((box?.height ?? 0) * 16) / 9);
    // The school's name takes at most this share of the film's width, from the left (studio/reel-titles.ts).
    const nameEnds = (box?.x ?? 0) + ((box?.width ?? 0) - shown) / 2 + shown * 0.79;
    for (const control of [stopOf(page), captionsOf(page)])
      expect((await control.boundingBox())?.x, `no control over the name at ${width} px`).toBeGreaterThan(nameEnds);
  }
});

for (const [how, stop] of [
  ['a second press', (page: Page) => stopOf(page).click()],
  ['a pause from outside, as by a media key', (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.pause())],
] as const) {
  test(`${how} stops it, sets it back to its start and takes it away`, { tag: '@core' }, async ({ page }) => {
    await play(page);
    const film = await filmOf(page).elementHandle();
    await stop(page);
    await expect(filmOf(page)).toHaveCount(0);
    expect(
      await film?.evaluate((element) => [(element as HTMLVideoElement).paused, (element as HTMLVideoElement).currentTime]),
    ).toEqual([true, 0]);
    await playOf(page).click();
    await running(page);
    await expect(stopOf(page)).toBeVisible();
  });
}

const skipToEnd = (page: Page) =>
  filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.2;
  });

for (const [when, stop] of [
  ['at its end', skipToEnd],
  ['when Escape is pressed', (page: Page) => page.keyboard.press('Escape')],
  ['when the page is scrolled on', (page: Page) => page.evaluate(() => window.scrollTo(0, 3000))],
  ['when the focus leaves it', (page: Page) => page.locator('[data-brand]').focus()],
  ['when the window becomes too narrow for it', (page: Page) => page.setViewportSize({ width: 700, height: 800 })],
] as const) {
  test(`it stops ${when}`, async ({ page }) => {
    await play(page);
    await stop(page);
    await expect(filmOf(page)).toHaveCount(0);
  });
}

test('captions are switched off and on by a labelled button, also by keyboard', async ({ page }) => {
  await openReel(page);
  await expect(captionsOf(page)).toHaveCount(0);
  await playOf(page).click();
  await running(page);
  const mode = () => filmOf(page).evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode);
  await expect(captionsOf(page)).toHaveAttribute('aria-pressed', 'true');
  await captionsOf(page).click();
  await expect(captionsOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await mode()).toBe('hidden');
  await running(page);
  await page.keyboard.press('Enter');
  await expect(captionsOf(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await mode()).toBe('showing');
});

test.describe('a press that comes before the script', () => {
  test.beforeEach(({ page }) => skipIntro(page));

  test('is seen to be heard, and plays the reel', async ({ page, context }) => {
    const letCome = await holdBack(context, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await playOf(page).click();
    await expect(playOf(page)).toHaveAttribute('aria-busy', 'true');
    letCome();
    await running(page);
    await expect(stopOf(page)).not.toHaveAttribute('aria-busy');
  });

  test('is asked for once more where the browser plays sound within a press alone', async ({ page, context }) => {
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        const inPress = window.event?.isTrusted;
        return inPress ? play.call(this) : Promise.reject(new DOMException('Not within a press.', 'NotAllowedError'));
      };
    });
    const letCome = await holdBack(context, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await playOf(page).click();
    letCome();
    await expect(reelOf(page).getByRole('status')).toHaveText(arrivalWords.refused);
    await expect(filmOf(page)).toHaveCount(0);
    await playOf(page).click();
    await running(page);
    await expect(reelOf(page).getByRole('status')).toBeEmpty();
  });
});

test.describe('a reel that does not come', () => {
  test.use({ reducedMotion: 'reduce', expectedFaults: /ERR_FAILED|ERR_ABORTED/ });

  test('gives the hero back and says so, and a later press plays it', async ({ page, context }) => {
    const refused = await refuseFilms(context);
    const reel = await openReel(page);
    for (const press of ['first', 'second']) {
      const before = refused.length;
      await playOf(page).click();
      await expect.poll(() => refused.length, `${press} press: the reel is asked for`).toBeGreaterThan(before);
      await expect(reel.getByRole('status'), `${press} press`).toHaveText(arrivalWords.lost);
      await expect(reel.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(playOf(page)).toBeFocused();
      await expect(filmOf(page)).toHaveCount(0);
    }
    await context.unroute(filmFiles);
    await playOf(page).click();
    await running(page);
    await expect(reel.getByRole('status')).toBeEmpty();
  });

  test('at once is said to be loading, and a stop takes that back', async ({ page, context }) => {
    await holdBack(context, filmFiles);
    const reel = await openReel(page);
    await playOf(page).click();
    await expect(reel.getByRole('status')).toHaveText(arrivalWords.slow);
    await stopOf(page).click();
    await expect(reel.getByRole('status')).toBeEmpty();
  });
});

test.describe('on a tablet', () => {
  test.use(tablet);

  test('below 1024 px a tap raises it over everything, and 150 ms after the stop it comes down again', async ({ page }) => {
    await page.clock.install();
    await openReel(page);
    const levelOf = async (part: Locator) => Number(await part.evaluate((one) => getComputedStyle(one).zIndex));
    const level = () => levelOf(reelOf(page));
    const resting = await level();
    const bar = await levelOf(page.getByRole('banner'));
    expect(resting).toBeLessThan(bar);
    await playOf(page).tap();
    await expect(reelOf(page)).toHaveAttribute('data-raised', 'true');
    expect(await level()).toBeGreaterThan(bar);
    await running(page);
    expect(await onTopOfBar(page)).toBe('video');

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await stopOf(page).tap();
    await expect(reelOf(page)).not.toHaveAttribute('data-playing');
    await page.clock.runFor(149);
    expect(await level(), '149 ms after the stop').toBeGreaterThan(bar);
    await page.clock.runFor(2);
    await expect(reelOf(page), '151 ms after the stop').not.toHaveAttribute('data-raised');
    expect(await level()).toBe(resting);
  });

  test('it is offered from 768 px up, and absent below', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await openReel(page);
    await expect(playOf(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 1000 });
    await expect(reelOf(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('it is absent, and its script is not fetched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await skipIntro(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /reel/ })).toHaveCount(0);
    await settled(page);
    expect(scripts.filter((url) => url.includes('reel-player'))).toEqual([]);
  });
});
