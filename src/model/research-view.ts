import type { ResearchArea } from '#schemas/entities.ts';
import type { PictureData } from './picture-data.ts';

/** An area of research as its island shows it: what is handed over travels in the page once more, so nothing else is. */
export interface ResearchView
  extends Pick<ResearchArea, 'id' | 'title' | 'description' | 'projects' | 'funding' | 'publications'> {
  picture: PictureData;
}
