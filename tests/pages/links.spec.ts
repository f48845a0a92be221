/** Every link and file that a page names, asked for over HTTP as a browser would. */
import { parse } from 'node-html-parser';
import { routeIds } from '../../src/data/routes.ts';
import { site } from '../../src/site.ts';
import { pages, statusOf } from '../support/pages.ts';
import { expect, servedTest as test } from '../support/site.ts';

interface Named {
  /** The pages that name it. */
  by: string[];
}

test('every internal link leads to a page or file, and every fragment to a place on it', async ({ served }) => {
  const links = gather((document) => document.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''));
  expect(links.size).toBeGreaterThan(routeIds.length);
  expect(await deadEnds(served.origin, links)).toEqual([]);
});

test('so does every address that search engines are told of: pages, places on them, pictures, films', async ({ served }) => {
  const told = gather((document) =>
    document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => addressesIn(JSON.parse(script.rawText)))
      .map((address) => address.slice(site.origin.length)),
  );
  expect(told.size).toBeGreaterThan(routeIds.length);
  expect(await deadEnds(served.origin, told)).toEqual([]);
});

test('every picture, film, caption, icon, font and script that a page names is there', async ({ served }) => {
  const attributes = ['src', 'poster', 'component-url', 'renderer-url'];
  const files = gather((document) => [
    ...attributes.flatMap((name) => document.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '')),
    ...document.querySelectorAll('link[href]:not([rel="canonical"])').map((link) => link.getAttribute('href') ?? ''),
    ...document.querySelectorAll('[srcset], [imagesrcset]').flatMap(srcSetOf),
    ...document
      .querySelectorAll('meta[property="og:image"]')
      .map((meta) => (meta.getAttribute('content') ?? '').replace(site.origin, '')),
  ]);
  expect(files.size).toBeGreaterThan(20);
  const answers = await Promise.all(
    [...files.keys()].map(async (address) => {
      const { pathname } = new URL(address);
      const { status, type } = await ask(served.origin + pathname);
      return status === 200 && type && !type.startsWith('text/html') ? [] : [`${pathname}: ${status} ${type}`];
    }),
  );
  expect(answers.flat()).toEqual([]);
});

/** Which of the addresses lead nowhere, one line each. */
async function deadEnds(origin: string, links: ReadonlyMap<string, Named>): Promise<string[]> {
  const answers = new Map<string, Promise<{ status: number; ids: Set<string | undefined> }>>();
  const faults: string[] = [];
  for (const [address, { by }] of links) {
    const { pathname, hash } = new URL(address);
    const answer = answers.get(pathname) ?? askForIds(origin + pathname);
    answers.set(pathname, answer);
    const { status, ids } = await answer;
    if (status !== statusOf(pathname)) faults.push(`${pathname} answers ${status}, linked from ${by.join(', ')}`);
    else if (hash && !ids.has(decodeURIComponent(hash.slice(1)))) {
      faults.push(`${pathname} has no ${hash}, linked from ${by.join(', ')}`);
    }
  }
  return faults;
}

/** The addresses of this site in data for search engines. What stands under `@id` is a name. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith(`${site.origin}/`) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => (name === '@id' ? [] : addressesIn(value)));
}

/** What pages name of this site, by its full address, with the pages that name it. */
function gather(named: (document: (typeof pages)[number]['document']) => string[]): Map<string, Named> {
  const found = new Map<string, Named>();
  for (const { path, document } of pages) {
    for (const href of named(document)) {
      if (!URL.canParse(href, `http://site.invalid${path}`)) throw new Error(`${path} names '${href}', which is no address.`);
      const address = new URL(href, `http://site.invalid${path}`);
      if (address.host !== 'site.invalid') continue;
      const known = found.get(address.href) ?? { by: [] };
      if (!known.by.includes(path)) known.by.push(path);
      found.set(address.href, known);
    }
  }
  return found;
}

function srcSetOf(element: { getAttribute(name: string): string | undefined }): string[] {
  const set = element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '';
  return set.split(',').map((part) => part.trim().split(' ')[0] ?? '');
}

async function ask(address: string): Promise<{ status: number; type: string | null; html: string }> {
  const response = await fetch(address, { redirect: 'manual' });
  const type = response.headers.get('content-type');
  const body = await response.text();
  return { status: response.status, type, html: type?.startsWith('text/html') ? body : '' };
}

/** A page's status and the ids on it, which are looked for once however many links lead to them. */
async function askForIds(address: string): Promise<{ status: number; ids: Set<string | undefined> }> {
  const { status, html } = await ask(address);
  return {
    status,
    ids: new Set(
      parse(html)
        .querySelectorAll('[id]')
        .map((element) => element.getAttribute('id')),
    ),
  };
}
