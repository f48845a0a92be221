import type { FilmEntry, PictureEntry } from '#schemas/entities.ts';
import { type LaunchItem, when } from './item.ts';

const group = 'pictures' as const;
/** Accepted once for all: whoever puts a photograph in the place of one of them has nothing to accept. */
const value = 'artwork';

/** The pictures that are artwork, and the films whose poster is such a picture. A photograph says itself who has agreed to be shown. */
export function pictureItems(
  pictures: readonly Pick<PictureEntry, 'id' | 'kind'>[],
  films: readonly Pick<FilmEntry, 'id' | 'title' | 'poster'>[],
): LaunchItem[] {
  const drawn = pictures.filter(({ kind }) => kind === 'artwork').map(({ id }) => id);
  const filmed = films.filter(({ poster }) => drawn.includes(poster));
  return [
    ...when(drawn.length > 0, {
      key: 'picture/artwork',
      group,
      what: `${drawn.length} of ${pictures.length} pictures are artwork, not photographs of a campus.`,
      value,
      mend: 'docs/content.md',
      places: drawn,
    }),
    ...when(filmed.length > 0, {
      key: 'film/artwork',
      group,
      what: `${filmed.length} of ${films.length} films are made of the same artwork.`,
      value,
      mend: 'docs/films.md',
      places: filmed.map(({ id, title }) => `${id}: ${title}`),
    }),
  ];
}
