/** Steps and assertions for films and the home page's reel. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { skipIntro, waitForObservers } from './actions.ts';

export const filmUrlPattern = '**/films/*.{mp4,webm}';

/** Waits until a film plays, or with `expected: false` until it does not. */
export function expectPlaying(film: Locator, expected = true): Promise<void> {
  return expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0), { timeout: 20_000 })
    .toBe(expected);
}

export const isPaused = (film: Locator): Promise<boolean> => film.evaluate((video: HTMLVideoElement) => video.paused);

/** Scrolls the page's first film to the centre of the viewport. Returns its figure. */
export async function scrollToFilm(page: Page): Promise<Locator> {
  const figure = page.locator('[data-film]').first();
  await figure.locator('video').evaluate((video) => video.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForObservers(page);
  return figure;
}

/** Opens the home page without the intro and waits until the reel's island is hydrated. Returns the reel. */
export async function openReel(page: Page): Promise<Locator> {
  await skipIntro(page);
  await page.goto('/');
  await expect(page.locator('astro-island:has([data-reel])')).not.toHaveAttribute('ssr');
  return page.locator('[data-reel]');
}

/** Collects the URLs under /films/ that the page requests from now on. */
export function collectFilmRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) urls.push(request.url());
  });
  return urls;
}

/** Aborts every request for a film. Returns the URLs, to which later requests are added. */
export async function blockFilms(target: Page | BrowserContext): Promise<string[]> {
  const urls: string[] = [];
  await target.route(filmUrlPattern, (route) => {
    urls.push(route.request().url());
    return route.abort();
  });
  return urls;
}
