import type { Hue, School, SchoolCard } from '#schemas/school.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.ts';

/** A school's door in the street of the home page. */
export interface SchoolDoor {
  hue: Hue;
  card: SchoolCard;
  /** Its part of the street, media/masters/door-ID.jpg. */
  picture: PictureData;
}

export function doorOf({ id, hue, card }: School): SchoolDoor {
  return { hue, card, picture: picture(`door-${id}`) };
}
