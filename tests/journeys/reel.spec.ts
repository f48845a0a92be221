/** The hero's reel on the home page: from 768 px up, with sound when asked, back to its start when stopped. */
import type { Locator, Page } from '@playwright/test';
import { arrivalWords } from '#components/film/film-arrival.ts';
import { holdBack, settled, skipIntro } from '../support/acts.ts';
import { laptop, phone, tablet } from '../support/devices.ts';
import { filmRequests, openReel, runs } from '../support/films.ts';
import { expect, test } from '../support/site.ts';

const reelOf = (page: Page): Locator => page.locator('[data-reel]');
const filmOf = (page: Page): Locator => reelOf(page).locator('video');
const playOf = (page: Page): Locator => page.getByRole('button', { name: /^Play the reel/ });
const stopOf = (page: Page): Locator => page.getByRole('button', { name: 'Stop the reel' });

/** Opens the home page and waits until the reel's button is at work. */
async function open(page: Page): Promise<string[]> {
  const films = filmRequests(page);
  await openReel(page);
  await expect(playOf(page)).toBeVisible();
  return films;
}

const running = (page: Page) => runs(filmOf(page));

/** What lies uppermost where the bar's first link is. */
function onTopOfBar(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const box = document.querySelector('nav[aria-label="Main"] a')?.getBoundingClientRect();
    if (!box) throw new Error('The bar has no link.');
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.tagName.toLowerCase();
  });
}

/** How much of the film's width the school's name takes at most, from the left (studio/reel-titles.ts draws it from the same edge). */
const nameEndsAt = 0.79;

test("nothing stands on the school's name in the film", async ({ page }) => {
  await open(page);
  await playOf(page).click();
  await running(page);
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const film = await filmOf(page).boundingBox();
    if (!film) throw new Error('The film is not on the screen.');
    const shown = Math.min(film.width, (film.height * 16) / 9);
    const ends = film.x + (film.width - shown) / 2 + shown * nameEndsAt;
    for (const control of [stopOf(page), page.getByRole('button', { name: 'Captions' })])
      expect((await control.boundingBox())?.x, `${width} × ${height}`).toBeGreaterThan(ends);
  }
});

test('nothing of it is loaded before it is asked for, not even when the page is read to its foot', async ({ page }) => {
  const films = await open(page);
  await expect(filmOf(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await settled(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  expect(films).toEqual([]);
});

test('a press plays it with sound and captions at hand, over the hero and under the bar', { tag: '@core' }, async ({ page }) => {
  const films = await open(page);
  await playOf(page).click();
  await running(page);
  expect(films.length).toBeGreaterThan(0);
  const film = await filmOf(page).evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
    muted: element.muted,
    volume: element.volume,
    sound: (element.webkitAudioDecodedByteCount ?? 0) > 0,
    captions: [...element.textTracks].map(({ kind, language, mode }) => `${kind} ${language} ${mode}`),
    width: element.getBoundingClientRect().width,
    fallback: element.textContent,
  }));
  expect(film).toEqual({
    muted: false,
    volume: 1,
    sound: true,
    captions: ['captions en showing'],
    width: laptop.viewport.width,
    fallback: 'Your browser does not support the video tag.',
  });
  await expect(filmOf(page)).toHaveAccessibleDescription(/No one speaks/);
  expect(await onTopOfBar(page), 'the bar stays above it').toBe('a');
  await expect(stopOf(page)).toBeVisible();
  await expect(stopOf(page)).toBeFocused();
});

test('a second press stops it, sets it back to its start and takes it away', { tag: '@core' }, async ({ page }) => {
  await open(page);
  await playOf(page).click();
  await running(page);
  const film = await filmOf(page).elementHandle();
  await stopOf(page).click();
  expect(
    await film?.evaluate((element) => [(element as HTMLVideoElement).paused, (element as HTMLVideoElement).currentTime]),
  ).toEqual([true, 0]);
  await expect(filmOf(page)).toHaveCount(0);
  await expect(playOf(page)).toBeVisible();
  await playOf(page).click();
  await running(page);
});

test('stops by itself at its end, and can be played again', async ({ page }) => {
  await open(page);
  await playOf(page).click();
  await running(page);
  await filmOf(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.2;
  });
  await expect(playOf(page)).toBeVisible();
  await expect(filmOf(page)).toHaveCount(0);
});

test('a pause from outside, as by a media key, stops it and sets it back', { tag: '@core' }, async ({ page }) => {
  await open(page);
  await playOf(page).click();
  await running(page);
  const film = await filmOf(page).elementHandle();
  await film?.evaluate((element) => (element as HTMLVideoElement).pause());
  await expect(playOf(page)).toBeVisible();
  await expect(filmOf(page)).toHaveCount(0);
  expect(await film?.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBe(0);
  await playOf(page).click();
  await running(page);
  await expect(stopOf(page)).toBeVisible();
});

test('a press that comes before its script is seen to be heard, and plays it', async ({ page, context }) => {
  const letCome = await holdBack(context, '**/*.js');
  await skipIntro(page);
  await page.goto('/', { waitUntil: 'commit' });
  await playOf(page).click();
  await expect(playOf(page)).toHaveAttribute('aria-busy', 'true');
  letCome();
  await running(page);
  await expect(stopOf(page)).not.toHaveAttribute('aria-busy');
});

test('a browser that plays sound within a press alone has it asked for once more', async ({ page, context }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const inPress = window.event?.isTrusted;
      return inPress ? play.call(this) : Promise.reject(new DOMException('Not within a press.', 'NotAllowedError'));
    };
  });
  const letCome = await holdBack(context, '**/*.js');
  await skipIntro(page);
  await page.goto('/', { waitUntil: 'commit' });
  await playOf(page).click();
  letCome();
  await expect(reelOf(page).getByRole('status')).toHaveText(arrivalWords.refused);
  await expect(filmOf(page)).toHaveCount(0);
  await playOf(page).click();
  await running(page);
  await expect(reelOf(page).getByRole('status')).toBeEmpty();
});

test.describe('on a tablet', () => {
  test.use(tablet);

  test('below 1024 px a tap raises it over everything, and 150 ms after the stop it comes down again', async ({ page }) => {
    await page.clock.install();
    await open(page);
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

  test('is offered from 768 px up, and absent below', { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await open(page);
    await page.setViewportSize({ width: 767, height: 1000 });
    await expect(playOf(page)).toBeHidden();
    await expect(reelOf(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('is absent, and its script is not fetched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await skipIntro(page);
    await page.goto('/');
    await expect(reelOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /reel/ })).toHaveCount(0);
    await settled(page);
    expect(scripts.filter((url) => url.includes('reel-player'))).toEqual([]);
  });
});

for (const [how, away] of [
  ['Escape is pressed', (page: Page) => page.keyboard.press('Escape')],
  ['the page is scrolled on', (page: Page) => page.evaluate(() => window.scrollTo(0, 3000))],
  ['the focus leaves it', (page: Page) => page.locator('[data-brand]').focus()],
  ['the window becomes too narrow for it', (page: Page) => page.setViewportSize({ width: 700, height: 800 })],
] as const) {
  test(`a reel that can’t be seen is not heard: it stops when ${how}`, async ({ page }) => {
    await open(page);
    await playOf(page).click();
    await running(page);
    await away(page);
    await expect(filmOf(page)).toHaveCount(0);
  });
}

test('its captions are switched off and on by a labelled button, also by keyboard', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveCount(0);
  await playOf(page).click();
  await running(page);
  const button = page.getByRole('button', { name: 'Captions' });
  const mode = () => filmOf(page).evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await mode()).toBe('hidden');
  await running(page);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await mode()).toBe('showing');
});
