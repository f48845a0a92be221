import type { Rgb } from '../../hosting/style-tokens.ts';

type Oklab = readonly [lightness: number, a: number, b: number];

/** A colour as the eye orders it: in Oklab (CSS Color 4, section 'Sample code for color conversions'). */
export function oklab(colour: Rgb): Oklab {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far apart two colours look: below .02 the eye hardly tells them, above .05 it does at a glance. */
export const distance = (one: Oklab, other: Oklab) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
