/** What the HTML of every built page says, before any browser has it. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { educationLinks, resourceLinks, topLinks } from '#model/navigation.ts';
import { partEvents } from '#model/part-events.ts';
import { pathOf, routes } from '#model/routes.ts';
import { site } from '#model/site.ts';
import { rupees } from '#utils/money.ts';
import { everyPage } from '../../tools/bench/budgets.ts';
import { events, topics } from '../support/content.ts';
import { lacking } from '../support/google-required.ts';
import { helpPaths, pages, type TestedPage } from '../support/pages.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

/** A course in structured data. */
interface Offered extends Node {
  url: string;
  offers?: { priceSpecification?: { price: number } };
}

const coursesIn = (list: Node) => (list.itemListElement as { item: Node }[]).map(({ item }) => item);

interface Node {
  '@type': string;
  [name: string]: unknown;
}

/** The pages that the bar and its menus lead to. */
const inBar: readonly string[] = [...topLinks, ...educationLinks, ...resourceLinks].map((id) => pathOf(id));

/** The questions that are marked for search engines. */
const forSearchEngines = topics.flatMap(({ questions }) => questions.filter(({ inMetadata }) => inMetadata).map(({ q }) => q));

test('every page is built, and no other', () => {
  expect(pages.length, 'pages found in dist/').toBeGreaterThan(0);
  const expected = [...[...routes.values()].map(({ path }) => path as string), ...helpPaths].sort();
  expect(pages.map(({ path }) => path).sort()).toEqual(expected);
});

test('no two pages have the same title, description or social card', () => {
  const cardOf = (document: HTMLElement) => property(document, 'og:image') ?? '';
  for (const [text, of] of [
    [titleOf, pages],
    [descriptionOf, pages],
    [cardOf, pages.filter(({ path }) => !helpPaths.includes(path))],
  ] as const) {
    const texts = of.map(({ document }) => text(document));
    expect(texts.filter((one, index) => texts.indexOf(one) !== index)).toEqual([]);
  }
});

for (const page of pages) {
  const { path, document, html } = page;
  test.describe(path, () => {
    test('has one first heading, its landmarks, and headings in order', () => {
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelector('main h1')?.text.trim()).toBeTruthy();
      for (const landmark of ['main', 'body > header', 'body > footer'])
        expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
      const names = document.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label'));
      expect(names).toEqual(expect.arrayContaining(['Main', 'Menu', 'Footer']));
      expect(new Set(names).size, `each nav has a name of its own: ${names}`).toBe(names.length);
      const current = document.querySelectorAll('body > header a[aria-current="page"]').map((link) => link.getAttribute('href'));
      expect(current, 'the bar marks the page that one is on').toEqual(inBar.includes(path) ? [path] : []);
      const headings = document.querySelectorAll(':is(main, body > footer) :is(h1, h2, h3, h4, h5, h6)');
      const levels = headings.map((heading) => Number(heading.rawTagName.slice(1)));
      expect(levels[0], 'the first heading').toBe(1);
      const gaps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
      expect(gaps, `levels in order: ${levels.join(' ')}`).toEqual([]);
    });

    test('tells browsers, search engines and messengers what it is', () => {
      expect(document.querySelector('html')?.getAttribute('lang')).toBe(path === '/hindi' ? 'hi' : 'en-IN');
      for (const around of document.querySelectorAll('.skip-link, body > header, body > dialog, body > aside, body > footer'))
        expect(around.getAttribute('lang'), around.rawTagName).toBe(path === '/hindi' ? site.language : undefined);
      expect(titleOf(document), 'the school’s name').toMatch(/PUNDIR|Pundir Business School/);
      expect(descriptionOf(document).length, descriptionOf(document)).toBeLessThanOrEqual(150);
      const canonical = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
      const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content');
      if (helpPaths.includes(path)) {
        expect(canonical).toEqual([]);
        expect(robots).toBe('noindex');
      } else {
        expect(canonical).toEqual([`${site.origin}${path}`]);
        expect(robots).toBeUndefined();
        expect(property(document, 'og:url')).toBe(`${site.origin}${path}`);
        expect(property(document, 'og:description')).toBe(descriptionOf(document));
        expect(property(document, 'og:image:alt')?.length).toBeGreaterThan(20);
        expect(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
      }
      expect(property(document, 'og:title')).toBe(titleOf(document));
      expect(property(document, 'og:image')).toMatch(new RegExp(`^${site.origin}/social/.+\\.(jpg|png)$`));
      expect(document.querySelector('meta[name="viewport"]')?.getAttribute('content')).not.toMatch(
        /user-scalable=no|maximum-scale/,
      );
    });

    test('breaks no range of numbers at its dash', () => {
      const words = document.querySelectorAll('body *').filter(({ tagName }) => !/^(SCRIPT|STYLE|ASTRO-ISLAND)$/.test(tagName));
      const torn = words.filter(
        (element) =>
          element.childNodes.some(({ nodeType, text }) => nodeType === 3 && /[\d½]–\d/.test(text)) &&
          !element.classList.contains('keep') &&
          // A figure printed large is one line by its style.
          element.tagName !== 'DD',
      );
      expect(torn.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
    });

    test('is light, and runs little script before it is painted', async () => {
      expect((await stat(`${page.file}.br`)).size).toBeLessThanOrEqual(everyPage.htmlAndStyles);
      expect(document.querySelector('html')?.hasAttribute('data-below'), 'without script no part waits for its layout').toBe(
        false,
      );
      expect(document.querySelectorAll('link[rel="preload"][as="font"]')).toHaveLength(0);
      const bytesOf = (which: string) =>
        document.querySelectorAll(`${which}:not([type="application/ld+json"])`).map(({ rawText }) => Buffer.byteLength(rawText));
      const inHead = bytesOf('head script:not([src])');
      expect(inHead.length).toBeLessThanOrEqual(1);
      for (const bytes of inHead) expect(bytes).toBeLessThanOrEqual(everyPage.inlineScript);
      // The body has what marks lost scripts, and the loader of islands where there is one; rules of what to fetch ahead are not run.
      const loader = bytesOf('body script:not([src], [type="speculationrules"])').reduce((sum, bytes) => sum + bytes, 0);
      const islands = document.querySelector('astro-island') ? everyPage.islandLoader : 0;
      const notices = document.querySelector('[data-notices]') ? everyPage.noticeCheck : 0;
      expect(loader).toBeLessThanOrEqual(everyPage.lostScripts + notices + islands);
      // What is fetched waits for the whole document by itself.
      for (const script of document.querySelectorAll('script[src]')) {
        expect(script.getAttribute('type')).toBe('module');
        expect(script.getAttribute('fetchpriority'), 'waits for the first picture').toBe('low');
      }
    });

    test('tells search engines what it shows', () => {
      const nodes = dataOf(document);
      const of = (type: string) => nodes.filter((node) => node['@type'] === type);
      expect(nodes.flatMap(lacking), 'what Google requires').toEqual([]);
      // No search engine keeps the page for unknown addresses, nor that for want of a network.
      const school = helpPaths.includes(path) ? [] : [{ name: site.name, url: `${site.origin}/` }];
      expect(of('CollegeOrUniversity')).toMatchObject(school);

      const preloaded = document.querySelectorAll('link[rel="preload"][as="image"]').length > 0;
      const pictured = of('WebPage');
      expect(pictured).toHaveLength(preloaded && !helpPaths.includes(path) ? 1 : 0);
      for (const node of pictured) {
        const first = node.primaryImageOfPage as { contentUrl: string; caption: string };
        expect(node.url).toBe(site.origin + path);
        const shown = document
          .querySelectorAll('img')
          .find((image) => site.origin + image.getAttribute('src') === first.contentUrl);
        // A film has its words beside it, and its poster none.
        expect(shown?.getAttribute('alt'), 'its words are those that search engines get').toBe(
          shown?.closest('[data-film]') ? '' : first.caption,
        );
        expect(first.caption.length).toBeGreaterThanOrEqual(20);
      }

      const trails = of('BreadcrumbList').map((node) => node.itemListElement as { position: number; item: string }[]);
      expect(trails).toHaveLength(path === '/' || helpPaths.includes(path) ? 0 : 1);
      for (const steps of trails) {
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
        expect([steps.at(0)?.item, steps.at(-1)?.item]).toEqual([`${site.origin}/`, site.origin + path]);
      }
      for (const { url, offers } of of('Course').concat(of('ItemList').flatMap(coursesIn)) as unknown as Offered[]) {
        const price = offers?.priceSpecification?.price;
        if (price) expect(wordsOf(document), `the fee of ${url} is the one on the page`).toContain(rupees(price));
      }

      const questions = of('FAQPage').flatMap((node) => node.mainEntity as { name: string; acceptedAnswer: { text: string } }[]);
      expect(questions.map(({ name }) => name)).toEqual(path === '/faq' ? forSearchEngines : []);
      for (const { name, acceptedAnswer } of questions) {
        expect(wordsOf(document), 'visitors see the question that search engines get').toContain(squeezed(name));
        expect(wordsOf(document), 'and its answer, word for word').toContain(squeezed(acceptedAnswer.text));
      }
      const films = document.querySelectorAll('[data-film]').map((figure) => ({
        name: figure.querySelector('strong')?.text,
        description: figure.querySelector('figcaption span')?.text,
        contentUrl: site.origin + figure.querySelectorAll('source').at(-1)?.getAttribute('src'),
      }));
      expect(of('VideoObject'), 'search engines are told of every film on the page').toMatchObject(films);
      for (const { uploadDate } of of('VideoObject')) {
        expect(uploadDate, 'with its offset').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
        expect(Date.parse(String(uploadDate)), 'no film comes from the future').toBeLessThanOrEqual(Date.now());
      }
      const [film] = path === '/about-acrylic' ? films : [];
      expect(property(document, 'og:video'), 'the film that the page is about, where its address is shared').toBe(
        film?.contentUrl,
      );
      expect(of('Event').map((node) => node.name)).toEqual(path === '/whatson' ? eventsToCome(page) : []);
    });

    test('has pictures with words, and safe links', () => {
      for (const image of document.querySelectorAll('img')) {
        expect(image.hasAttribute('alt'), image.toString()).toBe(true);
        expect(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0, image.toString()).toBe(true);
      }
      const outward = document
        .querySelectorAll('a[href]')
        .filter((link) => /^(https?:)?\/\//.test(link.getAttribute('href') ?? ''));
      expect(outward.length, 'Apply Now stands on every page').toBeGreaterThan(0);
      const doors = [site.libraryUrl, site.portalUrl];
      for (const link of outward) {
        if (doors.includes(link.getAttribute('href') ?? '')) continue;
        expect(link.getAttribute('href'), 'the application form, the library and the portal are the only other sites').toBe(
          site.applyUrl,
        );
        expect(link.getAttribute('target')).toBe('_blank');
        expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
      }
      const ids = document.querySelectorAll('meta[name="analytics-id"]').map((meta) => meta.getAttribute('content'));
      expect(ids, 'the analytics ID that the school has set, or none').toEqual(
        site.analyticsId === null ? [] : [site.analyticsId],
      );
      expect(html, 'no page names the vendor').not.toMatch(/googletagmanager|gtag/);
      if (site.analyticsId === null) expect(html, 'nothing of a school with no analytics ID').not.toContain('analytics-id');
    });
  });
}

test('every address in structured data leads somewhere', () => {
  const told = pages.flatMap(({ document }) =>
    document.querySelectorAll('script[type="application/ld+json"]').flatMap(({ rawText }) => {
      // What stands under `@id` is a name.
      const addresses = rawText.replaceAll(/"@id":"[^"]*"/g, '').matchAll(new RegExp(`"${site.origin}(/[^"]*)"`, 'g'));
      return [...addresses].map(([, address = '']) => address);
    }),
  );
  expect(told.length).toBeGreaterThan(pages.length);
  const lost = [...new Set(told)].filter((address) => {
    const { pathname, hash } = new URL(address, site.origin);
    const page = pages.find(({ path }) => path === pathname);
    return page ? hash && !page.document.getElementById(hash.slice(1)) : !existsSync(join(dist, pathname));
  });
  expect(lost).toEqual([]);
});

function titleOf(document: HTMLElement): string {
  return document.querySelector('title')?.text ?? '';
}

function descriptionOf(document: HTMLElement): string {
  return document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
}

function property(document: HTMLElement, name: string): string | undefined {
  return document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
}

/** The nodes of the page's JSON-LD. Throws when it is no JSON. */
function dataOf(document: HTMLElement): Node[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText));
  return blocks.flatMap((block: { '@context': string; '@graph': Node[] }) => {
    expect(block['@context']).toBe('https://schema.org');
    return block['@graph'];
  });
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function wordsOf(document: HTMLElement): string {
  return squeezed(document.querySelector('main')?.text ?? '');
}

/** The titles of the events that were still to come when the page was built, in the order of the content. */
function eventsToCome({ document }: TestedPage): string[] {
  for (const { id, title, location, attendees, description } of events) {
    const shown = document.getElementById(id)?.text ?? wordsOf(document);
    for (const words of [title, location, attendees, description]) expect(squeezed(shown), id).toContain(squeezed(words));
  }
  return partEvents(events, site.today.getTime()).toCome.map(({ title }) => title);
}
