/** Films and the home page's reel, as visitors meet them. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { settled, skipIntro } from './acts.ts';

export const filmFiles = '**/films/*.{mp4,webm}';

/** Until a film runs, or stands. */
export function runs(film: Locator, expected = true): Promise<void> {
  return expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0), { timeout: 20_000 })
    .toBe(expected);
}

export const isPaused = (film: Locator): Promise<boolean> => film.evaluate((video: HTMLVideoElement) => video.paused);

/** The page's first film, in the middle of the screen. */
export async function bringIntoSight(page: Page): Promise<Locator> {
  const figure = page.locator('[data-film]').first();
  await figure.locator('video').evaluate((video) => video.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settled(page);
  return figure;
}

/** The home page with the reel's button at work. */
export async function openReel(page: Page): Promise<Locator> {
  await skipIntro(page);
  await page.goto('/');
  await expect(page.locator('astro-island:has([data-reel])')).not.toHaveAttribute('ssr');
  return page.locator('[data-reel]');
}

/** All that is asked for under /films/ from now on. */
export function filmRequests(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) films.push(request.url());
  });
  return films;
}

/** Refuses every film; gives what was asked for. */
export async function refuseFilms(where: Page | BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await where.route(filmFiles, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  return refused;
}
