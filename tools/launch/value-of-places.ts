import { createHash } from 'node:crypto';

/** Many places as one short value: how many they are, and a mark that changes with anything that they say. */
export function valueOfPlaces(places: readonly string[]): string {
  const mark = createHash('sha256').update(JSON.stringify(places)).digest('hex').slice(0, 8);
  return `${places.length === 1 ? '1 place' : `${places.length} places`}, ${mark}`;
}
