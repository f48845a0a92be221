import type { FilmEntry } from '#schemas/film.ts';
import type { PictureEntry } from '#schemas/picture-entry.ts';
import { itemIf, type LaunchItem } from './item.ts';

const group = 'pictures' as const;
/** The same for all pictures, so that replacing one of them with a photograph needs no new acceptance. */
const value = 'artwork';

/** Returns items for pictures that are artwork and for films with artwork as their poster. The entry of a photograph records who has agreed to be shown. */
export function pictureItems(
  pictures: readonly Pick<PictureEntry, 'id' | 'kind'>[],
  films: readonly Pick<FilmEntry, 'id' | 'title' | 'poster'>[],
): LaunchItem[] {
  const artworkIds = pictures.filter(({ kind }) => kind === 'artwork').map(({ id }) => id);
  const artworkFilms = films.filter(({ poster }) => artworkIds.includes(poster));
  return [
    ...itemIf(artworkIds.length > 0, {
      key: 'picture/artwork',
      group,
      summary: `${artworkIds.length} of ${pictures.length} pictures are artwork, not photographs of a campus.`,
      value,
      fix: 'docs/content.md',
      places: artworkIds,
    }),
    ...itemIf(artworkFilms.length > 0, {
      key: 'film/artwork',
      group,
      summary: `${artworkFilms.length} of ${films.length} films are made of the same artwork.`,
      value,
      fix: 'docs/films.md',
      places: artworkFilms.map(({ id, title }) => `${id}: ${title}`),
    }),
  ];
}
