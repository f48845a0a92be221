/** Writes the suggestion into the 404 page's live region. */
import { mostSimilarPage, type NamedPage } from './similar-page.ts';

const region = document.querySelector<HTMLElement>('[data-pages]');
const pages = JSON.parse(region?.dataset.pages ?? '[]') as NamedPage[];
const page = mostSimilarPage(decoded(location.pathname), pages);
if (region && page) {
  const link = document.createElement('a');
  [link.href, link.textContent] = page;
  region.append(`${region.dataset.question} `, link, '?');
}

/** Decodes percent-encoding; takes it out where it is malformed: a link that was cut within a letter ends in `%E0%A4`. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path.replace(/%[\da-f]{0,2}/gi, '');
  }
}
