import type { LaunchItem } from './item.ts';
import { valueOfPlaces } from './value-of-places.ts';

const group = 'pictures' as const;

/** The pictures that are artwork, by their credit in the catalogue, and the films whose poster is such a picture. */
export function pictureItems(
  pictures: Readonly<Record<string, { credit: string }>>,
  films: Readonly<Record<string, { title: string; poster: string }>>,
  artwork: string,
): LaunchItem[] {
  const isDrawn = (id: string) => pictures[id]?.credit === artwork;
  const drawn = Object.keys(pictures).filter(isDrawn);
  const filmed = Object.entries(films).filter(([, { poster }]) => isDrawn(poster));
  const items: LaunchItem[] = [
    {
      key: 'picture/artwork',
      group,
      what: `${drawn.length} of ${Object.keys(pictures).length} pictures are artwork, not photographs of a campus.`,
      value: valueOfPlaces(drawn),
      mend: 'docs/pictures.md',
      places: drawn,
    },
    {
      key: 'film/artwork',
      group,
      what: `${filmed.length} of ${Object.keys(films).length} films are made of the same artwork.`,
      value: valueOfPlaces(filmed.map(([id]) => id)),
      mend: 'docs/films.md',
      places: filmed.map(([id, { title }]) => `${id}: ${title}`),
    },
  ];
  return items.filter(({ places }) => places && places.length > 0);
}
