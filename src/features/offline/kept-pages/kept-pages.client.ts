/** Fills the list of the offline page with the pages that this device has kept, by the names that they give themselves. */
import { isTooOld, keptPagesCache } from '#utils/kept-copies.ts';

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-try-again]')) {
  // The address stays that of the page that was asked for. It is taken whole: a path such as `//evil.example` would lead to another host.
  link.href = location.href.replace(/#.*/, '');
}
const part = document.querySelector<HTMLElement>('[data-kept-pages]');
// Where a browser refuses its store there is nothing to list, and the part stays hidden.
if (part && 'caches' in window) list(part).catch(() => undefined);

async function list(part: HTMLElement): Promise<void> {
  const kept = await caches.open(keptPagesCache);
  const requests = await kept.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const copy = await kept.match(request);
      // The worker would not show it any more.
      const html = copy && !isTooOld(copy.headers.get('date'), Date.now()) ? await copy.text() : '';
      return { url: request.url, title: /<title>([^<|]*)/.exec(html)?.[1]?.trim() };
    }),
  );
  const items = [...new Map(pages.map((page) => [page.url, page])).values()].flatMap(({ url, title }) =>
    title ? [item(url, title)] : [],
  );
  part.querySelector('ul')?.replaceChildren(...items);
  part.hidden = items.length === 0;
}

function item(url: string, title: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = plain(title);
  const line = document.createElement('li');
  line.append(link);
  return line;
}

/** The few characters that HTML writes otherwise. */
function plain(text: string): string {
  const written: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => written[entity] ?? entity);
}
