/** Lists the pages that are saved on this device on the offline page, by their titles. */
import { isTooOld, pageCache } from '#utils/offline-copies.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-try-again]')) {
  // `location` is still the requested page. The complete URL is used, because a path such as `//evil.example` would lead to another host.
  link.href = location.href.replace(/#.*/, '');
}
const section = document.querySelector<HTMLElement>('[data-saved-pages]');
// If the browser blocks storage, the section stays hidden.
if (section && 'caches' in window) listPages(section).catch(() => undefined);

async function listPages(section: HTMLElement): Promise<void> {
  const cache = await caches.open(pageCache);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request);
      // The worker no longer shows copies that are too old.
      const html = copy && !isTooOld(copy.headers.get('date'), Date.now()) ? await copy.text() : '';
      return { url: request.url, title: /<title>([^<|]*)/.exec(html)?.[1]?.trim() };
    }),
  );
  const items = [...new Map(pages.map((page) => [page.url, page])).values()].flatMap(({ url, title }) =>
    title ? [createItem(url, title)] : [],
  );
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = items.length === 0;
}

function createItem(url: string, title: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = decodeEntities(title);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Decodes the character references that React writes. */
function decodeEntities(text: string): string {
  const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}
