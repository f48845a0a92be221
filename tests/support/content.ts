/** The content of the site, read from the same files and by the same reader as the pages. */
import { content } from '#model/content.ts';
import { pathOf as pathOfPage, type RouteId } from '#model/routes.ts';
import type { Programme } from '#schemas/programme.ts';

export const { school, facts, pages: pageWords, schools, events } = content;
export const { research: areas, questions: topics, gallery: blocks, 'certificate-courses': categories } = content;
export const programmes: readonly Programme[] = content.programmes;

/** The programme of an id. Throws where there is none. */
export function programmeOf(id: string): Programme {
  const found = programmes.find((one) => one.id === id);
  if (!found) throw new Error(`src/content/programmes/ has no file ${id}.yaml.`);
  return found;
}

/** The address of a page or programme. */
export const pathOf = (id: string) => pathOfPage(id as RouteId);
