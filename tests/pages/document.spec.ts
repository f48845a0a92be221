/** The HTML of every built page: structure, metadata, structured data, sizes and links. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { courseFeesId } from '#model/admission.ts';
import { feeTemplateId } from '#model/email-templates.ts';
import { educationLinks, resourceLinks, topLinks } from '#model/navigation.ts';
import { hrefOf, pathOf, routes } from '#model/routes.ts';
import { site } from '#model/site.ts';
import { splitEvents } from '#model/split-events.ts';
import { formatRupees } from '#utils/money.ts';
import { everyPage } from '../../tools/bench/budgets.ts';
import { events, pictures, questionTopics } from '../support/content.ts';
import { type BuiltPage, fallbackPaths, pages } from '../support/pages.ts';
import { findMissingProperties } from '../support/rich-result-properties.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

/** A course in structured data. */
interface Course extends Node {
  url: string;
  offers?: { priceSpecification?: { price: number } };
}

const coursesIn = (list: Node) => (list.itemListElement as { item: Node }[]).map(({ item }) => item);

interface Node {
  '@type': string;
  [name: string]: unknown;
}

/** The pages with links in the navigation bar and its menus. */
const barPaths: readonly string[] = [...topLinks, ...educationLinks, ...resourceLinks].map((id) => pathOf(id));

/** The questions in the structured data. */
const structuredQuestions = questionTopics.flatMap(({ questions }) =>
  questions.filter(({ inStructuredData }) => inStructuredData).map(({ question }) => question),
);

test('exactly the pages of the route list are built', () => {
  expect(pages.length, 'pages found in dist/').toBeGreaterThan(0);
  const expected = [...[...routes.values()].map(({ path }) => path as string), ...fallbackPaths].sort();
  expect(pages.map(({ path }) => path).sort()).toEqual(expected);
});

test('no two pages have the same title, description or social card', () => {
  const cardOf = (document: HTMLElement) => property(document, 'og:image') ?? '';
  for (const [readText, documents] of [
    [titleOf, pages],
    [descriptionOf, pages],
    [cardOf, pages.filter(({ path }) => !fallbackPaths.includes(path))],
  ] as const) {
    const texts = documents.map(({ document }) => readText(document));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

for (const page of pages) {
  const { path, document } = page;
  test.describe(path, () => {
    test('marks the current page in the navigation bar', () => {
      const current = document.querySelectorAll('body > header a[aria-current="page"]').map((link) => link.getAttribute('href'));
      expect(current).toEqual(barPaths.includes(path) ? [path] : []);
    });

    test('has its language, title, description, canonical address and social card', () => {
      expect(document.querySelector('html')?.getAttribute('lang')).toBe(path === '/hindi' ? 'hi' : 'en-IN');
      for (const element of document.querySelectorAll('.skip-link, body > header, body > dialog, body > aside, body > footer'))
        expect(element.getAttribute('lang'), element.rawTagName).toBe(path === '/hindi' ? site.language : undefined);
      expect(titleOf(document), 'the school’s name').toMatch(/PUNDIR|Pundir Business School/);
      expect(descriptionOf(document).length, descriptionOf(document)).toBeLessThanOrEqual(150);
      const canonical = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
      const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content');
      if (fallbackPaths.includes(path)) {
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
    });

    test('is within the limits of bytes for HTML and inline scripts', async () => {
      expect((await stat(`${page.file}.br`)).size).toBeLessThanOrEqual(everyPage.htmlAndStyles);
      expect(document.querySelector('html')?.hasAttribute('data-deferred'), 'no layout is deferred without JavaScript').toBe(
        false,
      );
      expect(document.querySelectorAll('link[rel="preload"][as="font"]')).toHaveLength(0);
      const bytesOf = (selector: string) =>
        document
          .querySelectorAll(`${selector}:not([type="application/ld+json"])`)
          .map(({ rawText }) => Buffer.byteLength(rawText));
      const headScripts = bytesOf('head script:not([src])');
      expect(headScripts.length).toBeLessThanOrEqual(1);
      for (const bytes of headScripts) expect(bytes).toBeLessThanOrEqual(everyPage.inlineScript);
      // The body has the script that marks load failures, and Astro's island loader if there are islands. Speculation rules are not run.
      const bodyBytes = bytesOf('body script:not([src], [type="speculationrules"])').reduce((sum, bytes) => sum + bytes, 0);
      const islands = document.querySelector('astro-island') ? everyPage.islandLoader : 0;
      const notices = document.querySelector('[data-notices]') ? everyPage.noticesScript : 0;
      expect(bodyBytes).toBeLessThanOrEqual(everyPage.loadFailuresScript + notices + islands);
      // Modules are deferred by default.
      for (const script of document.querySelectorAll('script[src]')) {
        expect(script.getAttribute('type')).toBe('module');
        expect(script.getAttribute('fetchpriority'), 'loads after the first picture').toBe('low');
      }
    });

    test('has structured data that agrees with the page', () => {
      const nodes = readStructuredData(document);
      const nodesOf = (type: string) => nodes.filter((node) => node['@type'] === type);
      expect(nodes.flatMap(findMissingProperties), 'properties that Google requires').toEqual([]);
      // Search engines don't index the 404 page and the offline page.
      const school = fallbackPaths.includes(path) ? [] : [{ name: site.name, url: `${site.origin}/` }];
      expect(nodesOf('CollegeOrUniversity')).toMatchObject(school);

      const preloaded = document.querySelectorAll('link[rel="preload"][as="image"]').length > 0;
      const webPages = nodesOf('WebPage');
      expect(webPages).toHaveLength(preloaded && !fallbackPaths.includes(path) ? 1 : 0);
      for (const node of webPages) {
        const first = node.primaryImageOfPage as { contentUrl: string; caption: string };
        expect(node.url).toBe(site.origin + path);
        const image = document
          .querySelectorAll('img')
          .find((candidate) => site.origin + candidate.getAttribute('src') === first.contentUrl);
        const entry = pictures.find(({ caption, alt }) => (caption ?? alt) === first.caption);
        expect(entry, `the caption of a picture: ${first.caption}`).toBeDefined();
        expect(image, 'the picture is on the page').toBeDefined();
        // A film has its description beside it, so its poster has an empty alt.
        expect(image?.getAttribute('alt'), 'the caption in the structured data is that of the picture').toBe(
          image?.closest('[data-film]') ? '' : entry?.alt,
        );
        expect(first.caption.length).toBeGreaterThanOrEqual(20);
      }

      const trails = nodesOf('BreadcrumbList').map((node) => node.itemListElement as { position: number; item: string }[]);
      expect(trails).toHaveLength(path === '/' || fallbackPaths.includes(path) ? 0 : 1);
      for (const steps of trails) {
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
        expect([steps.at(0)?.item, steps.at(-1)?.item]).toEqual([`${site.origin}/`, site.origin + path]);
      }
      for (const { url, offers } of nodesOf('Course').concat(nodesOf('ItemList').flatMap(coursesIn)) as Course[]) {
        const price = offers?.priceSpecification?.price;
        if (price) expect(mainTextOf(document), `the fee of ${url} is the one on the page`).toContain(formatRupees(price));
      }

      const questions = nodesOf('FAQPage').flatMap(
        (node) => node.mainEntity as { name: string; acceptedAnswer: { text: string } }[],
      );
      expect(questions.map(({ name }) => name)).toEqual(path === '/faq' ? structuredQuestions : []);
      for (const { name, acceptedAnswer } of questions) {
        expect(mainTextOf(document), 'the question is on the page').toContain(collapseSpaces(name));
        expect(mainTextOf(document), 'the answer is on the page, word for word').toContain(collapseSpaces(acceptedAnswer.text));
      }
      const films = document.querySelectorAll('[data-film]').map((figure) => ({
        name: figure.querySelector('strong')?.text,
        description: figure.querySelector('figcaption span')?.text,
        contentUrl: site.origin + figure.querySelectorAll('source').at(-1)?.getAttribute('src'),
      }));
      expect(nodesOf('VideoObject'), 'every film on the page is in the structured data').toMatchObject(films);
      for (const { uploadDate } of nodesOf('VideoObject')) {
        expect(uploadDate, 'with its offset').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
        expect(Date.parse(String(uploadDate)), 'not in the future').toBeLessThanOrEqual(Date.now());
      }
      const [film] = path === '/about-acrylic' ? films : [];
      expect(property(document, 'og:video'), 'the film of the page, for social cards').toBe(film?.contentUrl);
      expect(nodesOf('Event').map((node) => node.name)).toEqual(path === '/whatson' ? upcomingEvents(page) : []);
    });

    test('has sizes and texts for pictures, and safe links', () => {
      for (const image of document.querySelectorAll('img')) {
        // The poster of a film, the picture behind an intro and that of a link are described by the text beside them.
        const isDescribed = image.getAttribute('alt') || image.closest('[data-film], [data-intro-overlay], a');
        expect(isDescribed, `${image} has no text alternative`).toBeTruthy();
        expect(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0, image.toString()).toBe(true);
      }
      const externalLinks = document
        .querySelectorAll('a[href]')
        .filter((link) => /^(https?:)?\/\//.test(link.getAttribute('href') ?? ''));
      expect(externalLinks.length, 'Apply Now is on every page').toBeGreaterThan(0);
      const services = [site.libraryUrl, site.portalUrl];
      for (const link of externalLinks) {
        if (services.includes(link.getAttribute('href') ?? '')) continue;
        expect(link.getAttribute('href'), 'the application form, the library and the portal are the only other sites').toBe(
          site.applyUrl,
        );
        expect(link.getAttribute('target')).toBe('_blank');
        expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
      }
    });
  });
}

test('a school’s page has its fees, or in its head a link to the e-mail that asks for them', () => {
  for (const path of educationLinks.map((id) => pathOf(id))) {
    const main = pages.find((page) => page.path === path)?.document.querySelector('main');
    const hasFees = ['fees', courseFeesId].some((id) => main?.getElementById(id));
    const headLinks = main?.querySelectorAll('[data-frame] a').map((link) => link.getAttribute('href'));
    expect(headLinks?.includes(hrefOf('email-templates', feeTemplateId)), path).toBe(!hasFees);
  }
});

test('every address in structured data exists', () => {
  const addresses = pages.flatMap(({ document }) =>
    document.querySelectorAll('script[type="application/ld+json"]').flatMap(({ rawText }) => {
      // The value of `@id` is an identifier, not an address.
      const matches = rawText.replaceAll(/"@id":"[^"]*"/g, '').matchAll(new RegExp(`"${site.origin}(/[^"]*)"`, 'g'));
      return [...matches].map(([, address = '']) => address);
    }),
  );
  expect(addresses.length).toBeGreaterThan(pages.length);
  const deadAddresses = [...new Set(addresses)].filter((address) => {
    const { pathname, hash } = new URL(address, site.origin);
    const page = pages.find(({ path }) => path === pathname);
    return page ? hash && !page.document.getElementById(hash.slice(1)) : !existsSync(join(dist, pathname));
  });
  expect(deadAddresses).toEqual([]);
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

/** Returns the nodes of the page's JSON-LD. Throws if it is not valid JSON. */
function readStructuredData(document: HTMLElement): Node[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText));
  return blocks.flatMap((block: { '@context': string; '@graph': Node[] }) => {
    expect(block['@context']).toBe('https://schema.org');
    return block['@graph'];
  });
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function mainTextOf(document: HTMLElement): string {
  return collapseSpaces(document.querySelector('main')?.text ?? '');
}

/** Returns the titles of the events that were upcoming when the page was built, and expects all events on the page. */
function upcomingEvents({ document }: BuiltPage): string[] {
  for (const { id, title, location, attendees, description } of events) {
    const entry = document.getElementById(id)?.text ?? mainTextOf(document);
    for (const text of [title, location, attendees, description])
      expect(collapseSpaces(entry), id).toContain(collapseSpaces(text));
  }
  return splitEvents(events, site.today.getTime()).upcoming.map(({ title }) => title);
}
