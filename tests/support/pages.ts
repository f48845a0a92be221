/** The pages of the built site, read from dist/. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type HTMLElement, parse } from 'node-html-parser';
import { offlinePath } from '#utils/offline-copies.ts';
import { builtPages } from '../../publish/pages/built-pages.ts';
import { dist } from './site.ts';

export interface BuiltPage {
  path: string;
  file: string;
  html: string;
  document: HTMLElement;
}

if (!existsSync(dist)) throw new Error('dist/ does not exist. Run npm run build first.');

/** Every page of the site, parsed. */
export const pages: readonly BuiltPage[] = await Promise.all(
  (await builtPages(dist)).map(async ({ file, path }) => {
    const html = await readFile(file, 'utf8');
    return { path, file, html, document: parse(html, { comment: false }) };
  }),
);

/** Returns the HTTP status of a page at its own path: /404 responds with 404 there too. */
export const expectedStatus = (path: string): 200 | 404 => (path === '/404' ? 404 : 200);

/** The pages that respond with status 200. */
export const existingPages = pages.filter(({ path }) => expectedStatus(path) === 200);

/** Returns the names of a page's islands, and the files of its scripts. */
const scriptsOf = ({ document }: BuiltPage): string[] =>
  document
    .querySelectorAll('astro-island, script[type="module"][src]')
    .map((element) => element.getAttribute('component-export') ?? element.getAttribute('src') ?? '');

/** The paths of pages that together have every island and every script. */
export const scriptedPaths: readonly string[] = existingPages
  .filter((page, index) => {
    const earlier = new Set(existingPages.slice(0, index).flatMap(scriptsOf));
    return scriptsOf(page).some((script) => !earlier.has(script));
  })
  .map(({ path }) => path);

/** The path of one page of each template. `npm test` opens these pages in a browser. */
export const templatePaths: readonly string[] = [
  '/',
  '/about',
  '/about-acrylic',
  '/courses',
  '/compare',
  '/faq',
  '/gallery',
  '/research',
  '/student-handbook',
  '/whatson',
  '/schoolofcertificatecourses',
  '/schoolofmanagement',
  '/schoolofparamedicalandhealthsciences',
  '/schoolofparamedicalandhealthsciences/bpt',
  '/404',
];

/** The pages that are shown in place of another: for an unknown path and while offline. */
export const fallbackPaths: readonly string[] = ['/404', offlinePath];
