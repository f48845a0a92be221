import type { Hue, School, SchoolCard } from '#schemas/school.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.ts';

/** A school's door in the street on the home page, with its pictures by day, at dusk and at night. */
export interface SchoolDoor {
  hue: Hue;
  card: SchoolCard;
  day: PictureData;
  dusk: PictureData;
  night: PictureData;
}

/** Returns a school's door. Its pictures are named after the school: door-legal, door-legal-dusk, door-legal-night. */
export function doorOf({ id, hue, card }: School): SchoolDoor {
  const day = `door-${id}`;
  return { hue, card, day: picture(day), dusk: picture(`${day}-dusk`), night: picture(`${day}-night`) };
}

/** Returns the short names of the schools by route, from the labels of the course filter. */
export const shortNamesOf = (labels: readonly { school: string; label: string }[]): Record<string, string> =>
  Object.fromEntries(labels.map(({ school, label }) => [school, label]));
