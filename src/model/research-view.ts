import type { ResearchArea } from '#schemas/research.ts';
import type { PictureData } from './picture-data.ts';

/** A research area as the props of its island. Props are serialised into the page, so it has only the fields in use. */
export interface ResearchView
  extends Pick<ResearchArea, 'id' | 'title' | 'description' | 'projects' | 'funding' | 'publications'> {
  picture: PictureData;
}
