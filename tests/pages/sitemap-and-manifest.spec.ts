/** The files that search engines and home screens read: the sitemap, robots.txt, the manifest and its icons. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { routes } from '../../src/data/routes.ts';
import { site } from '../../src/site.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';
import { readSitemap } from '../support/sitemap.ts';

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  display: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the sitemap lists every page once, by its canonical address, and robots.txt names the sitemap', async ({
  page,
  served,
}) => {
  const sitemap = await (await fetch(`${served.origin}/sitemap.xml`)).text();
  const { faults, addresses } = await readSitemap(page, sitemap, site.origin);
  expect(faults).toEqual([]);
  expect(addresses.sort()).toEqual([...routes().values()].map(({ path }) => new URL(path, site.origin).href).sort());
  const canonical = pages.map(({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
  for (const address of addresses) expect(canonical.map((one) => new URL(one ?? '', site.origin).href)).toContain(address);
  const robots = await (await fetch(`${served.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
});

const entry = (inner: string) => `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${inner}</url></urlset>`;
const loc = '<loc>https://a.example/about</loc>';
for (const [what, xml] of [
  ['has a tag that is not closed', entry(loc).replace('</url>', '')],
  ['has a bare ampersand', entry('<loc>https://a.example/?a=1&b=2</loc>')],
  ['is in another namespace', entry(loc).replace('0.9', '0.8')],
  ['has an address that is not whole', entry('<loc>/about</loc>')],
  ['leads to another site', entry('<loc>https://b.example/about</loc>')],
  ['has an entry without an address', entry('<lastmod>2026-11-22</lastmod>')],
  ['has a date in words', entry(`${loc}<lastmod>22 November 2026</lastmod>`)],
  ['has a date that is to come', entry(`${loc}<lastmod>2999-01-01</lastmod>`)],
] as const) {
  test(`a sitemap that ${what} would be found`, async ({ page }) => {
    expect((await readSitemap(page, entry(`${loc}<lastmod>2026-11-22</lastmod>`), 'https://a.example')).faults).toEqual([]);
    expect((await readSitemap(page, xml, 'https://a.example')).faults).toHaveLength(1);
  });
}

test('the manifest names the school, opens on its first page, and every page has it', async ({ served }) => {
  const response = await fetch(`${served.origin}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, short_name: site.shortName, lang: site.language });
  expect(manifest.start_url).toBe('/');
  // The pages have no way back of their own, so the browser's stays.
  expect(manifest.display).toBe('browser');
  for (const colour of [manifest.background_color, manifest.theme_color]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  for (const { path, document } of pages) {
    expect(document.querySelector('link[rel="manifest"]')?.getAttribute('href'), path).toBe('/manifest.webmanifest');
  }
});

test('the icons have the sizes and types that the manifest says, and those that are cut to a shape have a ground', async () => {
  const { icons } = JSON.parse(await readFile(join(dist, 'manifest.webmanifest'), 'utf8')) as Manifest;
  const wanted = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(wanted).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes, type, purpose } of icons) {
    const icon = sharp(join(dist, src));
    const { width, height, format } = await icon.metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    if (purpose === 'maskable') expect((await icon.stats()).isOpaque, src).toBe(true);
  }
});

test('every page has an icon that scales, and one of 180 pixels with a ground for home screens without a manifest', async () => {
  for (const { path, document } of pages) {
    const icons = document.querySelectorAll('link[rel~="icon"]').map((link) => link.getAttribute('href'));
    expect(icons, path).toContain('/favicon.svg');
    expect(document.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href'), path).toBe('/apple-touch-icon.png');
  }
  const touch = sharp(join(dist, 'apple-touch-icon.png'));
  const { width, height } = await touch.metadata();
  expect([width, height, (await touch.stats()).isOpaque]).toEqual([180, 180, true]);
});
