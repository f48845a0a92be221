/** Writes the suggestion into the 404 page's live region. */
import { mostSimilarPage, type NamedPage } from './similar-page.ts';

const region = document.querySelector<HTMLElement>('[data-pages]');
const pages = JSON.parse(region?.dataset.pages ?? '[]') as NamedPage[];
const page = mostSimilarPage(decodeURI(location.pathname), pages);
if (region && page) {
  const link = document.createElement('a');
  [link.href, link.textContent] = page;
  region.append(`${region.dataset.question} `, link, '?');
}
