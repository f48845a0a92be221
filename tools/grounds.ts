import { colourOf, type Rgb, rgb } from '../build/style-tokens.ts';
import { type Ground, grounds } from '../src/lib/pictures.ts';

/** The ground colours of src/styles/tokens.css (`--ground-…`) as red, green and blue. */
export const groundColours = grounds.map((ground) => [ground, rgb(colourOf(`ground-${ground}`))] as const);

/** The ground that is nearest to a colour (0 to 255 each), by plain distance. */
export function nearestGround(colour: Rgb): Ground {
  const distance = ([r, g, b]: Rgb) => (r - colour[0]) ** 2 + (g - colour[1]) ** 2 + (b - colour[2]) ** 2;
  const [nearest] = [...groundColours].sort(([, a], [, b]) => distance(a) - distance(b));
  return nearest?.[0] ?? 'ink';
}
