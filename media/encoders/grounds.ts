import { type Ground, grounds } from '#model/picture-data.ts';
import { colourOf, type Rgb, rgb } from '../../publish/style-tokens.ts';

/** The placeholder colours of src/styles/tokens.css (`--ground-…`) as red, green and blue. */
export const groundColours = grounds.map((ground) => [ground, rgb(colourOf(`ground-${ground}`))] as const);

/**
 * Returns the placeholder colour that is the nearest one for the largest number of points. Does not use the average of the points, which may be a
 * colour that the picture lacks: the average of orange and blue is rose.
 */
export function nearestGround(points: readonly Rgb[]): Ground {
  const nearestTo = (point: Rgb) => {
    const distance = ([, colour]: (typeof groundColours)[number]) =>
      Math.hypot(...colour.map((value, channel) => value - (point[channel] ?? 0)));
    return groundColours.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best))[0];
  };
  const [largestGroup] = [...Map.groupBy(points, nearestTo)].sort(([, a], [, b]) => b.length - a.length);
  return largestGroup?.[0] ?? 'ink';
}
