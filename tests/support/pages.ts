/** The pages that the build wrote, found by looking. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type HTMLElement, parse } from 'node-html-parser';
import { offlinePath } from '#utils/kept-copies.ts';
import { builtPages } from '../../publish/pages/built-pages.ts';
import { dist } from './site.ts';

export interface TestedPage {
  path: string;
  file: string;
  html: string;
  document: HTMLElement;
}

if (!existsSync(dist)) throw new Error('There is no built site in dist/: run npm run build first.');

/** The pages of the site itself. */
export const pages: readonly TestedPage[] = await Promise.all(
  (await builtPages(dist)).map(async ({ file, path }) => {
    const html = await readFile(file, 'utf8');
    return { path, file, html, document: parse(html, { comment: false }) };
  }),
);

/** What is answered at a page's own address: the page for what is not there stands for that at its own too. */
export const statusOf = (path: string): 200 | 404 => (path === '/404' ? 404 : 200);

/** Those that are there at their address. */
export const pagesThere = pages.filter(({ path }) => statusOf(path) === 200);

/** The pages with an island or a script of their own. */
export const scripted: readonly string[] = pagesThere
  .filter(({ document }) => document.querySelectorAll('astro-island, script[type="module"][src]').length > 1)
  .map(({ path }) => path);

/** One page of each template: what `npm test` opens in a browser. */
export const templates: readonly string[] = [
  '/',
  '/about',
  '/about-acrylic',
  '/courses',
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

/** The pages that answer in place of another, and have no address of their own: for an unknown one, and without a network. */
export const helpPaths: readonly string[] = ['/404', offlinePath];
