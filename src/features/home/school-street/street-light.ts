/** The light of the street of schools by the hour of day. */

export type StreetLight = 'day' | 'dusk' | 'night';

/** The hours (0 to 24) at which each light begins. The first hour of the morning looks like dusk. */
const begins: readonly (readonly [hour: number, light: StreetLight])[] = [
  [5.5, 'dusk'],
  [6.5, 'day'],
  [17, 'dusk'],
  [19, 'night'],
];

/** The light at an hour of the visitor's own clock, 0 to 24 with fractions. */
export function streetLightAt(hour: number): StreetLight {
  return begins.findLast(([from]) => hour >= from)?.[1] ?? 'night';
}
