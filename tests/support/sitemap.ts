/** A sitemap as sitemaps.org has it, read by the browser's own XML parser, which stops at the first fault. */
import type { Page } from '@playwright/test';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface Sitemap {
  /** What is wrong with it, one line a fault. */
  faults: string[];
  addresses: string[];
}

/** Reads the text of a sitemap on a page that is open. `origin`: the site's own, where every address has to lie. */
export async function readSitemap(page: Page, text: string, origin: string): Promise<Sitemap> {
  const { error, root, entries } = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const part = ({ namespaceURI, localName, textContent }: Element) => ({
      namespaceURI,
      name: localName,
      text: textContent ?? '',
    });
    return {
      error: document.querySelector('parsererror')?.textContent ?? null,
      root: part(document.documentElement),
      entries: [...document.documentElement.children].map((entry) => ({ ...part(entry), parts: [...entry.children].map(part) })),
    };
  }, text);
  if (error !== null) return { faults: [`no XML: ${error.replace(/\s+/g, ' ')}`], addresses: [] };
  const faults: string[] = [];
  const parts = entries.flatMap((entry) => entry.parts);
  if (root.name !== 'urlset' || entries.some(({ name }) => name !== 'url')) faults.push('no <urlset> of <url> alone');
  if ([root, ...entries, ...parts].some(({ namespaceURI }) => namespaceURI !== namespace)) faults.push(`not all in ${namespace}`);
  for (const { parts: own } of entries) {
    if (own.filter(({ name }) => name === 'loc').length !== 1) faults.push('a <url> without one <loc>');
    for (const { name, text } of own) if (isWrong(name, text, origin)) faults.push(`<${name}>${text}</${name}>`);
  }
  return { faults, addresses: parts.filter(({ name }) => name === 'loc').map(({ text }) => text) };
}

function isWrong(name: string, text: string, origin: string): boolean {
  // Whole, on this site, and as a browser would write it.
  if (name === 'loc') return !URL.canParse(text) || new URL(text).origin !== origin || new URL(text).href !== text;
  if (name === 'lastmod')
    return !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text) || !(Date.parse(text) <= Date.now());
  return !['changefreq', 'priority'].includes(name);
}
