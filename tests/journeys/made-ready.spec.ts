/** What the browser makes ready before a link is pressed (src/data/speculation-rules.ts), as the installed browser understands the rules. */
import type { CDPSession, Page } from '@playwright/test';
import { pathOf } from '../../src/data/routes.ts';
import { laptop } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

test.use(laptop);

interface Attempt {
  key: { action: string; url: string };
}

const linkToCourses = (page: Page) =>
  page
    .locator(`a[href="${pathOf('courses')}"]`)
    .filter({ visible: true })
    .first();

/** Gives each attempt to make a page ready as it comes: `Prefetch /gallery`. */
async function attempts(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const found: string[] = [];
  const note = ({ key }: Attempt) => found.push(`${key.action} ${new URL(key.url).pathname}`);
  session.on('Preload.prefetchStatusUpdated', note);
  session.on('Preload.prerenderStatusUpdated', note);
  await session.send('Preload.enable');
  return found;
}

test('a pointer that rests on a link has its page made ready', async ({ page }) => {
  const found = await attempts(page);
  await page.goto('/about');
  await linkToCourses(page).hover();
  await expect.poll(() => found).toContain('Prerender /courses');
});

test('a page with an intro is fetched, and does not run before it is opened', async ({ page }) => {
  const found = await attempts(page);
  await page.goto('/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).first().hover();
  await expect.poll(() => found).toContain('Prefetch /gallery');
  expect(found).not.toContain('Prerender /gallery');
});
