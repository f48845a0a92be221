/** Generates the files of films. A build encodes new films, so that a film replaced in the CMS needs no command. */
import { join } from 'node:path';
import { readValidContent } from '#model/read-content.ts';
import { type FilmManifest, filmStores } from '#model/renditions.ts';
import { makeFilmFiles } from './film-files.ts';
import { type EncodeOptions, updateStore } from './generated-files.ts';

/**
 * Generates the files of all films that are missing or outdated, and writes the store's manifest. For the repository, also writes the first frames of
 * those whose poster is `film-ID`. Needs ffmpeg if there is such a film. Throws if a master can't be used; the message names the file and the fix.
 */
export function makeFilms(root: string, options: EncodeOptions = {}): Promise<void> {
  const folders = {
    films: join(root, 'media/masters/films'),
    ...(options.store === 'repository' && { posters: join(root, 'media/masters') }),
  };
  return updateStore<FilmManifest>(root, filmStores, options, (stores) =>
    makeFilmFiles(readValidContent(root).films, folders, stores, options.report),
  );
}
