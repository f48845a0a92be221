/** The content of the site as tests ask for it: read from the same files, and by the same reader, as the pages are. */
import { content } from '#model/content.ts';
import { labelOf as labelOfPage, pathOf as pathOfPage, type RouteId } from '#model/routes.ts';
import type { Programme } from '#schemas/programme.ts';

const all = content;

export const { school, facts, pages: pageWords, schools, events, claims } = all;
export const { research: areas, questions: topics, gallery: blocks, 'certificate-courses': categories } = all;
export const programmes: readonly Programme[] = all.programmes;

/** The programme of an id. Throws where there is none. */
export function programmeOf(id: string): Programme {
  const found = programmes.find((one) => one.id === id);
  if (!found) throw new Error(`src/content/programmes/ has no file ${id}.yaml.`);
  return found;
}

/** The same as of model/routes.ts, for programmes too, which tests name by hand. */
export const pathOf = (id: string) => pathOfPage(id as RouteId);
export const labelOf = (id: string) => labelOfPage(id as RouteId);
