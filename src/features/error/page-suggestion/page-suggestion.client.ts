/** Writes the suggestion to the 404 page's live region. */
import { mostSimilarPage, type NamedPage } from './similar-page.ts';

const region = document.querySelector<HTMLElement>('[data-pages]');
const pages = JSON.parse(region?.dataset.pages ?? '[]') as NamedPage[];
const page = mostSimilarPage(decodePath(location.pathname), pages);
if (region && page) {
  const link = document.createElement('a');
  [link.href, link.textContent] = page;
  region.append(`${region.dataset.prefix} `, link, '?');
}

/** Decodes percent-encoding, or removes it if it is malformed: a link that was truncated within a character ends in `%E0%A4`. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path.replace(/%[\da-f]{0,2}/gi, '');
  }
}
