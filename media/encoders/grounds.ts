import { type Ground, grounds } from '#model/picture-data.ts';
import { colourOf, type Rgb, rgb } from '../../publish/style-tokens.ts';

/** The ground colours of src/styles/tokens.css (`--ground-…`) as red, green and blue. */
export const groundColours = grounds.map((ground) => [ground, rgb(colourOf(`ground-${ground}`))] as const);

/**
 * The ground that most points of a picture are nearest to (0 to 255 each). Not the nearest to their average, which no point need have: half
 * orange and half blue is rose.
 */
export function nearestGround(points: readonly Rgb[]): Ground {
  const nearestTo = (point: Rgb) => {
    const distance = ([, colour]: (typeof groundColours)[number]) =>
      Math.hypot(...colour.map((value, at) => value - (point[at] ?? 0)));
    return groundColours.reduce((best, one) => (distance(one) < distance(best) ? one : best))[0];
  };
  const [most] = [...Map.groupBy(points, nearestTo)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'ink';
}
