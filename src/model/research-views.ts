import type { ResearchArea } from '#schemas/research.ts';
import { picture } from './pictures.ts';
import type { ResearchView } from './research-view.ts';

/** Returns the research areas as props of the island. */
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
