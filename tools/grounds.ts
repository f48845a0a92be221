import type { Ground } from '../src/lib/pictures.ts';

/** The ground colours of src/styles/tokens.css (`--ground-…`) as red, green and blue; a test holds the two together. */
export const groundColours: Readonly<Record<Ground, readonly [number, number, number]>> = {
  ink: [0x1b, 0x1a, 0x26],
  night: [0x12, 0x17, 0x5e],
  umber: [0x5b, 0x35, 0x24],
  terracotta: [0xb0, 0x5a, 0x34],
  sand: [0xd0, 0x9c, 0x62],
  cream: [0xe9, 0xdc, 0xc6],
  mist: [0x9f, 0xa8, 0xb2],
  sky: [0x4c, 0x78, 0xb4],
  rose: [0xc4, 0x82, 0x80],
  leaf: [0x4f, 0x6a, 0x3f],
};

/** The ground that is nearest to a colour (0 to 255 each), by plain distance. */
export function nearestGround(colour: readonly [number, number, number]): Ground {
  const distance = ([r, g, b]: readonly [number, number, number]) =>
    (r - colour[0]) ** 2 + (g - colour[1]) ** 2 + (b - colour[2]) ** 2;
  const sorted = (Object.keys(groundColours) as Ground[]).sort((a, b) => distance(groundColours[a]) - distance(groundColours[b]));
  return sorted[0] ?? 'ink';
}
