/** Vitest's global setup: encodes the pictures and films that are not encoded yet, as a build does. */
import { makeFilms } from '../../media/encoders/films.ts';
import { makePictures } from '../../media/encoders/pictures.ts';
import { projectPath } from '../../publish/project.ts';

export const setup = async () => {
  await makePictures(projectPath(), { report: console.log });
  await makeFilms(projectPath(), { report: console.log });
};
