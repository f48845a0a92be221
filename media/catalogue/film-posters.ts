import { type CatalogueEntry, leastWidths, own } from './entry.ts';

const poster = (film: string, alt: string): Readonly<Record<string, CatalogueEntry>> => ({
  [`film-${film}`]: { ...own(`film-${film}`, alt), leastWidth: leastWidths.poster },
});

/** The first frame of each loop, which stands in front until it plays. `npm run media` takes it from the film. */
export const filmPosters: Readonly<Record<string, CatalogueEntry>> = {
  ...poster(
    'paramedical',
    'A green ward with three iron beds; a student in red bends over a patient, a second guides her and a third takes notes, under the light of a window on the wall.',
  ),
  ...poster(
    'management',
    'An ochre stepwell from above, its sides covered with small pale stairs; one side lies in shade, one person sits above the dark water and two stand.',
  ),
  ...poster(
    'design',
    'A hall whose tall arches are filled with red, orange, yellow, violet and blue acrylic; bands of their colours cross the floor, and four people walk or stand in them.',
  ),
  ...poster(
    'commerce',
    'Orange market arches against a pale sky; two people carry goods past them and a woman in red counts at a white table, their shadows long on the ground.',
  ),
  ...poster('legal', 'A hall of red columns in low sun; two people in conversation walk towards us, others stand further back.'),
  ...poster(
    'science',
    'A sundial of orange masonry as high as a house, its face in the sun, with a white stair to its top and a striped quadrant beside it; three people stand before it and one reads above.',
  ),
  ...poster(
    'it',
    'A wall of windows over dark water at night, nearly all lit; people stand dark against the light, beside empty desks and shelves.',
  ),
  ...poster(
    'humanities',
    'Rose-coloured steps with a domed kiosk and yellow parasols in low sun; people sit, stand and read, and a red boat lies at the water.',
  ),
  ...poster(
    'gallery-dawn',
    'A corridor behind a pierced orange screen; its hexagons lie as sunlight on the floor and high on the crimson wall, and two people walk there.',
  ),
  ...poster(
    'gallery-noon',
    'From above, a round tree whose round violet shade lies to its left on a white floor; of five people in bright clothes two are in it.',
  ),
  ...poster(
    'gallery-dusk',
    'A blue street after sunset, lamps in all its open doors; a few people stand dark before them, and one in the middle of the street.',
  ),
  ...poster(
    'acrylic',
    'A wall of arches in blue, green, pink and orange acrylic throws long bands of its colours over a dark floor, and one person stands in them, halfway through a step.',
  ),
};
