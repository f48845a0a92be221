/** Bundles the service worker (worker/) and writes it into the built site. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { notFoundAttribute, workerPath } from '#utils/kept-copies.ts';
import { hashOf } from '../hash-of.ts';
import type { Licence } from '../licences/licence.ts';
import { mediaTypes } from '../media-types.ts';
import { inProject } from '../project.ts';
import { offlinePage } from './offline-page.ts';

/** What may be kept in advance, as it travels; most of it a page has fetched before (what is left stands in tools/bench/budgets.ts). */
export const precacheLimit = 60 * 1024;

/** Writes the worker into a built site, or with `on: false` the one that takes everything back. Throws when it would fetch too much. */
export async function writeWorker(folder: string, { on }: { on: boolean }): Promise<void> {
  const [{ code }] = await (on ? bundle('service-worker', await valuesOf(folder)) : bundle('take-back', {}));
  await writeFile(join(folder, workerPath), code);
}

/** Licences of packages bundled into the worker. */
export async function workerLicences(): Promise<Licence[]> {
  const [, list] = await bundle('service-worker', {}, false);
  if (list?.type !== 'asset') throw new Error('Vite has written no list of the licences in the worker.');
  return JSON.parse(`${list.source}`);
}

/** A file of worker/ with all that it imports, and these values in the place of their names; then Vite's list of licences. */
async function bundle(name: string, values: Record<string, unknown>, minify: 'terser' | false = 'terser') {
  const { output } = (await build({
    configFile: false,
    root: inProject(),
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    },
    build: {
      write: false,
      copyPublicDir: false,
      license: { fileName: 'licences.json' },
      target: ['safari16.4', 'chrome108', 'firefox115'],
      // Workbox names what is its own with a line before or behind. Shortened, as no other minifier does, it is a twentieth less.
      minify,
      terserOptions: { mangle: { toplevel: true, properties: { regex: /^_|_$/ } }, compress: { passes: 2 } },
      rolldownOptions: { input: inProject(`publish/offline/worker/${name}.ts`), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

/** What the worker is given: the offline page and its files, each with the hash that its answer must have, since a captive portal's has another. */
async function valuesOf(folder: string) {
  const { files, bytes, note } = await offlinePage(folder);
  if (bytes > precacheLimit) {
    throw new Error(
      `The offline page and its files weigh ${bytes} bytes, more than ${precacheLimit}: choose a smaller picture for it.`,
    );
  }
  const PRECACHED = await Promise.all(
    files.map(async (file) => {
      const integrity = hashOf(await readFile(join(folder, file)));
      // These file names already contain a hash.
      return { url: `/${file.replace(/\.html$/, '')}`, revision: file.endsWith('.html') ? integrity : null, integrity };
    }),
  );
  return { PRECACHED, KEPT_NOTE: note, SITE_ORIGIN: await siteOrigin(folder), KEPT_TYPES: keptTypes };
}

/** Media types of pages and of files in assets/ and pictures/. Kept short, because every visitor loads them. */
const keptTypes = Object.fromEntries(
  ['html', 'js', 'woff2', 'avif', 'webp'].map((extension) => [extension, mediaTypes[extension]]),
);

/** Returns the origin that the pages state in their canonical links. Throws if the first page or the 404 page doesn't state it. */
async function siteOrigin(folder: string): Promise<string> {
  const [home, notFound] = await Promise.all(['index.html', '404.html'].map((file) => readFile(join(folder, file), 'utf8')));
  const [, origin] = /<link rel="canonical" href="(https?:\/\/[^/"]+)\/"/.exec(home ?? '') ?? [];
  if (origin === undefined)
    throw new Error('index.html has no canonical link, by which the worker recognises pages of the site.');
  if (!notFound?.includes(`${notFoundAttribute}="${origin}"`)) {
    throw new Error(`404.html has no ${notFoundAttribute}="${origin}", by which the worker recognises it.`);
  }
  return origin;
}
