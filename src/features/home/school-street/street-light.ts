/** The light in the pictures of the school street. */

export type StreetLight = 'day' | 'dusk' | 'night';

/** The hours (0 to 24) at which each light begins. The first hour of the morning looks like dusk. */
const lightStarts: readonly (readonly [hour: number, light: StreetLight])[] = [
  [5.5, 'dusk'],
  [6.5, 'day'],
  [17, 'dusk'],
  [19, 'night'],
];

/** Returns the light at an hour of the visitor's clock (0 to 24, with fractions). */
export function streetLightAt(hour: number): StreetLight {
  return lightStarts.findLast(([start]) => hour >= start)?.[1] ?? 'night';
}
