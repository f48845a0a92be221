import type { Hue, School, SchoolCard } from '#schemas/school.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.ts';

/** A school's door in the street of the home page, with its part of the street in three lights. */
export interface SchoolDoor {
  hue: Hue;
  card: SchoolCard;
  day: PictureData;
  dusk: PictureData;
  night: PictureData;
}

/** The door of a school. Its pictures are named by the school: door-legal, door-legal-dusk, door-legal-night. */
export function doorOf({ id, hue, card }: School): SchoolDoor {
  const day = `door-${id}`;
  return { hue, card, day: picture(day), dusk: picture(`${day}-dusk`), night: picture(`${day}-night`) };
}
