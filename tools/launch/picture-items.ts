import type { FilmEntry, PictureEntry } from '#schemas/entities.ts';
import { type LaunchItem, valueOfPlaces } from './item.ts';

const group = 'pictures' as const;

/** The pictures that are artwork, the films whose poster is such a picture, and the consent that photographs need. */
export function pictureItems(
  pictures: readonly Pick<PictureEntry, 'id' | 'kind' | 'alt'>[],
  films: readonly Pick<FilmEntry, 'id' | 'title' | 'poster'>[],
): LaunchItem[] {
  const drawn = pictures.filter(({ kind }) => kind === 'artwork').map(({ id }) => id);
  const photographs = pictures.filter(({ kind }) => kind === 'photograph');
  const filmed = films.filter(({ poster }) => drawn.includes(poster));
  const all = pictures.length;
  const items: LaunchItem[] = [
    {
      key: 'picture/artwork',
      group,
      what: `${drawn.length} of ${all} pictures are artwork, not photographs of a campus.`,
      value: valueOfPlaces(drawn),
      mend: 'docs/content.md',
      places: drawn,
    },
    {
      key: 'picture/consent',
      group,
      what: `${photographs.length} of ${all} pictures are photographs: have all who can be recognised agreed to be shown, and for those under 18 their parents?`,
      value: valueOfPlaces(photographs.map(({ id, alt }) => `${id}: ${alt}`)),
      mend: 'Keep the written consent, then accept this in tools/launch/accepted.ts.',
      places: photographs.map(({ id }) => id),
    },
    {
      key: 'film/artwork',
      group,
      what: `${filmed.length} of ${films.length} films are made of the same artwork.`,
      value: valueOfPlaces(filmed.map(({ id }) => id)),
      mend: 'docs/films.md',
      places: filmed.map(({ id, title }) => `${id}: ${title}`),
    },
  ];
  return items.filter(({ places }) => places && places.length > 0);
}
