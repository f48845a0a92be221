import { type LaunchItem, valueOfPlaces } from './item.ts';

const group = 'pictures' as const;

/** The pictures that are artwork, the films whose poster is such a picture, and the consent that photographs need. */
export function pictureItems(
  pictures: Readonly<Record<string, { artwork: boolean; alt: string }>>,
  films: Readonly<Record<string, { title: string; poster: string }>>,
): LaunchItem[] {
  const isDrawn = (id: string) => pictures[id]?.artwork === true;
  const drawn = Object.keys(pictures).filter(isDrawn);
  const photographs = Object.keys(pictures).filter((id) => !isDrawn(id));
  const filmed = Object.entries(films).filter(([, { poster }]) => isDrawn(poster));
  const all = Object.keys(pictures).length;
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
      value: valueOfPlaces(photographs.map((id) => `${id}: ${pictures[id]?.alt}`)),
      mend: 'Keep the written consent, then accept this in tools/launch/accepted.ts.',
      places: photographs,
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
