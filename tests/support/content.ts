/** The content of the site, read by the same code as for the pages. */
import { content } from '#model/content.ts';
import { pathOf as pathOfPage, type RouteId } from '#model/routes.ts';
import type { Programme } from '#schemas/programme.ts';

export const { institution, facts, pages: pageContent, schools, events, pictures } = content;
export const {
  research: researchAreas,
  questions: questionTopics,
  gallery: galleryBlocks,
  'certificate-courses': certificateCategories,
} = content;
export const programmes: readonly Programme[] = content.programmes;

/** Returns the programme with the given id. Throws if it does not exist. */
export function getProgramme(id: string): Programme {
  const programme = programmes.find((candidate) => candidate.id === id);
  if (!programme)
    throw new Error(`src/content/programmes/${id}.yaml does not exist. Use the id of another programme in the test.`);
  return programme;
}

/** Returns the path of a page or programme. */
export const pathOf = (id: string) => pathOfPage(id as RouteId);
