/** Bundles the service worker (worker/) and writes it into the built site. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { notFoundAttribute, workerPath } from '#utils/offline-copies.ts';
import { cspHash } from '../csp-hash.ts';
import type { Licence } from '../licences/licence.ts';
import { mediaTypes } from '../media-types.ts';
import { projectPath } from '../project.ts';
import { readOfflinePage } from './offline-page.ts';

/** Maximum transfer size of the precache in bytes. Pages have loaded most of it already; tools/bench/budgets.ts limits the rest. */
export const precacheLimit = 60 * 1024;

/**
 * Writes the service worker into a built site, or with `offlineCopies: false` a worker that deletes all copies and unregisters itself. Throws if the
 * precache exceeds its limit.
 */
export async function writeWorker(folder: string, { offlineCopies }: { offlineCopies: boolean }): Promise<void> {
  const [{ code }] = await (offlineCopies ? bundle('service-worker', await workerConstants(folder)) : bundle('unregister', {}));
  await writeFile(join(folder, workerPath), code);
}

/** Returns the licences of the packages that are bundled into the worker. */
export async function workerLicences(): Promise<Licence[]> {
  const [, licenceFile] = await bundle('service-worker', {}, false);
  if (licenceFile?.type !== 'asset')
    throw new Error('Vite has not written the licence list of the worker: check build.license in publish/offline/worker.ts.');
  return JSON.parse(`${licenceFile.source}`);
}

/** Bundles a file of worker/ with `constants` in place of its declared constants. Returns two files: the bundle and Vite's licence list. */
async function bundle(name: string, constants: Record<string, unknown>, minify: 'terser' | false = 'terser') {
  const { output } = (await build({
    configFile: false,
    root: projectPath(),
    logLevel: 'error',
    // Workbox's modules only declare their versions there, a hundred bytes that every visitor would load.
    plugins: [{ name: 'omit-workbox-versions', load: (id) => (/workbox-[\w-]+\/_version\.js$/.test(id) ? '' : null) }],
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    },
    build: {
      write: false,
      copyPublicDir: false,
      license: { fileName: 'licences.json' },
      target: ['safari16.4', 'chrome108', 'firefox115'],
      // Workbox's private names begin or end with an underscore. Only terser can mangle them, which saves 5 %.
      minify,
      terserOptions: { mangle: { toplevel: true, properties: { regex: /^_|_$/ } }, compress: { passes: 2 } },
      rolldownOptions: { input: projectPath(`publish/offline/worker/${name}.ts`), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

/** Returns the constants of the worker: the precached files, each with its hash so that a captive portal's response is rejected, and the copy note. */
async function workerConstants(folder: string) {
  const { files, bytes, note } = await readOfflinePage(folder);
  if (bytes > precacheLimit) {
    throw new Error(
      `The offline page and its files are ${bytes} bytes, more than ${precacheLimit}: choose a smaller picture for it.`,
    );
  }
  const PRECACHED = await Promise.all(
    files.map(async (file) => {
      const integrity = cspHash(await readFile(join(folder, file)));
      // These file names already contain a hash.
      return { url: `/${file.replace(/\.html$/, '')}`, revision: file.endsWith('.html') ? integrity : null, integrity };
    }),
  );
  return { PRECACHED, COPY_NOTE: note, SITE_ORIGIN: await siteOrigin(folder), CACHEABLE_TYPES: cacheableTypes };
}

/** Media types of pages and of files in assets/ and pictures/. Kept short, because every visitor loads them. */
const cacheableTypes = Object.fromEntries(
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
