import type { ResearchArea } from '#schemas/entities.ts';
import { picture } from './pictures.ts';
import type { ResearchView } from './research-view.ts';

/** The areas as the island is given them. */
export const researchViews = (areas: readonly ResearchArea[]): ResearchView[] =>
  areas.map(({ id, title, description, projects, funding, publications, picture: pictureId }) => ({
    id,
    title,
    description,
    projects,
    funding,
    publications,
    picture: picture(pictureId),
  }));
