/** The reel on the home page: from 768 px up, with sound once it is pressed, and rewound when stopped. */
import type { Locator, Page } from '@playwright/test';
import { loadMessages } from '#components/film/film-loading.ts';
import { content } from '#model/content.ts';
import { holdRequests, skipIntro, waitForObservers } from '../support/actions.ts';
import { laptop, phone, tablet } from '../support/devices.ts';
import { blockFilms, collectFilmRequests, expectPlaying, filmUrlPattern, openReel } from '../support/films.ts';
import { expect, test } from '../support/site.ts';

const reelOf = (page: Page): Locator => page.locator('[data-reel]');
const filmOf = (page: Page): Locator => reelOf(page).locator('video');
const playOf = (page: Page): Locator => page.getByRole('button', { name: /^Play the reel/ });
const stopOf = (page: Page): Locator => page.getByRole('button', { name: 'Stop the reel' });
const captionsOf = (page: Page): Locator => page.getByRole('button', { name: 'Captions' });
const expectReelPlaying = (page: Page) => expectPlaying(filmOf(page));

async function play(page: Page): Promise<void> {
  await openReel(page);
  await playOf(page).click();
  await expectReelPlaying(page);
}

/** Returns the tag name of the topmost element at the position of the navigation bar's first link. */
function findTopmostTag(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector('nav[aria-label="Main"] a')?.getBoundingClientRect();
    if (!box) throw new Error('The navigation bar has no link.');
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.tagName.toLowerCase();
  });
}

test('the reel is not loaded before a press, even if the page is scrolled to its end', async ({ page }) => {
  const films = collectFilmRequests(page);
  await openReel(page);
  await expect(filmOf(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await waitForObservers(page);
  expect(films).toEqual([]);
});

test('a press plays the reel with sound and captions, over the hero and under the navigation bar', { tag: '@core' }, async ({
  page,
}) => {
  await play(page);
  const film = await filmOf(page).evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
    muted: element.muted,
    volume: element.volume,
    sound: (element.webkitAudioDecodedByteCount ?? 0) > 0,
    tracks: [...element.textTracks].map(({ kind, language, mode }) => `${kind} ${language} ${mode}`),
    width: element.getBoundingClientRect().width,
    fallback: element.textContent,
  }));
  expect(film).toEqual({
    ...{
      muted: false,
      volume: 1,
      sound: true,
      tracks: ['captions en showing', 'descriptions en disabled'],
      width: laptop.viewport.width,
    },
    fallback: 'Your browser does not support the video tag.',
  });
  await expect(filmOf(page)).toHaveAccessibleDescription(/No one speaks/);
  expect(await findTopmostTag(page), 'the navigation bar stays above it').toBe('a');
  await expect(stopOf(page)).toBeFocused();
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await filmOf(page).boundingBox();
    const filmWidth = Math.min(box?.width ?? 0, ((box?.height ?? 0) * 16) / 9);
    // The school's name takes up at most this fraction of the film's width, from the left (studio/reel-titles.ts).
    const nameEnd = (box?.x ?? 0) + ((box?.width ?? 0) - filmWidth) / 2 + filmWidth * 0.79;
    for (const control of [stopOf(page), captionsOf(page)])
      expect((await control.boundingBox())?.x, `no control over the name at ${width} px`).toBeGreaterThan(nameEnd);
  }
});

for (const [action, stop] of [
  ['a second press', (page: Page) => stopOf(page).click()],
  ['a pause by a media key', (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.pause())],
] as const) {
  test(`${action} stops, rewinds and hides the reel`, { tag: '@core' }, async ({ page }) => {
    await play(page);
    const film = await filmOf(page).elementHandle();
    await stop(page);
    await expect(filmOf(page)).toHaveCount(0);
    expect(
      await film?.evaluate((element) => [(element as HTMLVideoElement).paused, (element as HTMLVideoElement).currentTime]),
    ).toEqual([true, 0]);
    await playOf(page).click();
    await expectReelPlaying(page);
    await expect(stopOf(page)).toBeVisible();
  });
}

const skipToEnd = (page: Page) =>
  filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.2;
  });

for (const [occasion, stop] of [
  ['at its end', skipToEnd],
  ['when Escape is pressed', (page: Page) => page.keyboard.press('Escape')],
  ['when the page is scrolled', (page: Page) => page.evaluate(() => window.scrollTo(0, 3000))],
  ['when the focus leaves it', (page: Page) => page.locator('[data-brand]').focus()],
  ['when the window becomes too narrow for it', (page: Page) => page.setViewportSize({ width: 700, height: 800 })],
] as const) {
  test(`the reel stops ${occasion}`, async ({ page }) => {
    await play(page);
    await stop(page);
    await expect(filmOf(page)).toHaveCount(0);
  });
}

test('a labelled button switches captions off and on, by mouse and by keyboard', async ({ page }) => {
  await openReel(page);
  await expect(captionsOf(page)).toHaveCount(0);
  await playOf(page).click();
  await expectReelPlaying(page);
  const mode = () => filmOf(page).evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode);
  await expect(captionsOf(page)).toHaveAttribute('aria-pressed', 'true');
  await captionsOf(page).click();
  await expect(captionsOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await mode()).toBe('hidden');
  await expectReelPlaying(page);
  await page.keyboard.press('Enter');
  await expect(captionsOf(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await mode()).toBe('showing');
});

test('descriptions are announced to screen readers only on request', async ({ page }) => {
  const tracks: string[] = [];
  page.on('request', (request) => request.url().includes('/descriptions/') && tracks.push(request.url()));
  await play(page);
  const liveRegion = reelOf(page).locator('[aria-live="polite"]');
  const describe = page.getByRole('button', { name: 'Describe' });
  await expect(describe).toHaveAttribute('aria-pressed', 'false');
  expect(tracks).toEqual([]);
  await describe.click();
  await expect(describe).toHaveAttribute('aria-pressed', 'true');
  const texts = (content.films.find(({ id }) => id === 'reel')?.descriptions ?? []).map(({ text }) => text);
  expect(texts).not.toEqual([]);
  await expect.poll(() => liveRegion.textContent()).not.toBe('');
  expect(texts).toContain(await liveRegion.textContent());
  await filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 1;
  });
  await expect(liveRegion).toHaveText(texts.at(-1) ?? '');
  await describe.click();
  await expect(liveRegion).toBeEmpty();
});

test.describe('a press before hydration', () => {
  test.beforeEach(({ page }) => skipIntro(page));

  test('marks the button as busy, and plays the reel', async ({ page, context }) => {
    const releaseScripts = await holdRequests(context, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await playOf(page).click();
    await expect(playOf(page)).toHaveAttribute('aria-busy', 'true');
    releaseScripts();
    await expectReelPlaying(page);
    await expect(stopOf(page)).not.toHaveAttribute('aria-busy');
  });

  test('has to be repeated if the browser plays sound only during a press', async ({ page, context }) => {
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        const inPress = window.event?.isTrusted;
        return inPress ? play.call(this) : Promise.reject(new DOMException('Not within a press.', 'NotAllowedError'));
      };
    });
    const releaseScripts = await holdRequests(context, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await playOf(page).click();
    releaseScripts();
    await expect(reelOf(page).getByRole('status')).toHaveText(loadMessages.blocked);
    await expect(filmOf(page)).toHaveCount(0);
    await playOf(page).click();
    await expectReelPlaying(page);
    await expect(reelOf(page).getByRole('status')).toBeEmpty();
  });
});

test.describe('a reel that fails to load', () => {
  test.use({ reducedMotion: 'reduce', expectedErrors: /ERR_FAILED|ERR_ABORTED/ });

  test('shows the hero again with a message, and plays after a later press', async ({ page, context }) => {
    const blockedRequests = await blockFilms(context);
    const reel = await openReel(page);
    for (const press of ['first', 'second']) {
      const before = blockedRequests.length;
      await playOf(page).click();
      await expect.poll(() => blockedRequests.length, `${press} press: the reel is requested`).toBeGreaterThan(before);
      await expect(reel.getByRole('status'), `${press} press`).toHaveText(loadMessages.failed);
      await expect(reel.getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(playOf(page)).toBeFocused();
      await expect(filmOf(page)).toHaveCount(0);
    }
    await context.unroute(filmUrlPattern);
    await playOf(page).click();
    await expectReelPlaying(page);
    await expect(reel.getByRole('status')).toBeEmpty();
  });

  test('shows that it is loading if it is slow, until it is stopped', async ({ page, context }) => {
    await holdRequests(context, filmUrlPattern);
    const reel = await openReel(page);
    await playOf(page).click();
    await expect(reel.getByRole('status')).toHaveText(loadMessages.slow);
    await stopOf(page).click();
    await expect(reel.getByRole('status')).toBeEmpty();
  });
});

test.describe('on a tablet', () => {
  test.use(tablet);

  test('below 1024 px a tap raises the reel above everything until it is stopped', async ({ page }) => {
    await openReel(page);
    const readZIndex = async (locator: Locator) => Number(await locator.evaluate((element) => getComputedStyle(element).zIndex));
    const readReelZIndex = () => readZIndex(reelOf(page));
    const initialZIndex = await readReelZIndex();
    const barZIndex = await readZIndex(page.getByRole('banner'));
    expect(initialZIndex).toBeLessThan(barZIndex);
    await playOf(page).tap();
    await expect(reelOf(page)).toHaveAttribute('data-raised', 'true');
    expect(await readReelZIndex()).toBeGreaterThan(barZIndex);
    await expectReelPlaying(page);
    expect(await findTopmostTag(page)).toBe('video');

    await stopOf(page).tap();
    await expect(reelOf(page)).not.toHaveAttribute('data-raised');
    expect(await readReelZIndex()).toBe(initialZIndex);
  });

  test('the reel is shown from 768 px up, and hidden below', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await openReel(page);
    await expect(playOf(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 1000 });
    await expect(reelOf(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the reel is absent, and its script is not loaded', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await skipIntro(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: /reel/ })).toHaveCount(0);
    await waitForObservers(page);
    expect(scripts.filter((url) => url.includes('reel-player'))).toEqual([]);
  });
});
