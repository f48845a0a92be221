/** Files for search engines and home screens: the sitemap, robots.txt, the manifest and its icons. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { routes } from '#model/routes.ts';
import { site } from '#model/site.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test('the sitemap lists every page once, and robots.txt links to it', async ({ page, served }) => {
  await page.goto(`${served.origin}/sitemap.xml`);
  expect(await page.locator('parsererror').count(), 'errors of the XML parser').toBe(0);
  const sitemap = await (await fetch(`${served.origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = [...routes.values()].map(({ path }) => new URL(path, site.origin).href);
  expect(addresses.sort()).toEqual(expected.sort());
  const robots = await (await fetch(`${served.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
});

test('the manifest has the school’s name', async ({ served }) => {
  const response = await fetch(`${served.origin}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/);
  expect(await response.json()).toMatchObject({
    ...{ name: site.name, short_name: site.shortName, lang: site.language, start_url: '/' },
    // The pages have no back button, so the browser's must be visible.
    display: 'browser',
    ...{ background_color: colour, theme_color: colour },
  });
});

test('the icons have the sizes and types of the manifest', async () => {
  const { icons } = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const listed = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(listed).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes, type, purpose } of icons) {
    const icon = sharp(join(dist, src));
    const { width, height, format } = await icon.metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    if (purpose === 'maskable') expect((await icon.stats()).isOpaque, src).toBe(true);
  }
});

test('every page has the manifest and an icon for tabs and home screens', async () => {
  for (const { path, document } of pages) {
    const links = document.querySelectorAll('link[rel]').map((link) => link.getAttribute('href'));
    expect(links, path).toEqual(expect.arrayContaining(['/manifest.webmanifest', '/favicon.svg', '/apple-touch-icon.png']));
  }
  const touchIcon = sharp(join(dist, 'apple-touch-icon.png'));
  const { width, height } = await touchIcon.metadata();
  expect([width, height, (await touchIcon.stats()).isOpaque]).toEqual([180, 180, true]);
});
