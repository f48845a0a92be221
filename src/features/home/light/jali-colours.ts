import { namedHoursAround } from './sun.ts';

/** Red, green and blue from 0 to 1. */
export type Colour = readonly number[];

/** Returns the colours of the wall at an hour (0 to 24), in the sun and in the shade, mixed from custom properties of `wall`. */
export function coloursAt(wall: HTMLElement, hour: number): { lit: Colour; shade: Colour } {
  const style = getComputedStyle(wall);
  const { from, to, progress } = namedHoursAround(hour);
  const mix = (part: 'sun' | 'shade') => {
    const target = channels(style.getPropertyValue(`--${part}-${to}`));
    return channels(style.getPropertyValue(`--${part}-${from}`)).map(
      (channel, index) => channel + ((target[index] ?? 0) - channel) * progress,
    );
  };
  return { lit: mix('sun'), shade: mix('shade') };
}

/** Parses #rrggbb, or #rgb, which minifiers write. */
function channels(hex: string): Colour {
  const digits = hex.trim().slice(1);
  const pairs = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
  return pairs.map((pair) => Number.parseInt(pair.padEnd(2, pair), 16) / 255);
}
