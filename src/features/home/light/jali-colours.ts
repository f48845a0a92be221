import { lightAt } from './sun.ts';

/** Red, green and blue from 0 to 1. */
export type Colour = readonly number[];

/** The colours of the wall at an hour (0 to 24) in the sun and in the shade, mixed from the tokens that `wall` inherits. */
export function coloursAt(wall: HTMLElement, hour: number): { lit: Colour; shade: Colour } {
  const style = getComputedStyle(wall);
  const { from, to, share } = lightAt(hour);
  const mixed = (kind: 'sun' | 'shade') => {
    const later = parts(style.getPropertyValue(`--${kind}-${to}`));
    return parts(style.getPropertyValue(`--${kind}-${from}`)).map((part, index) => part + ((later[index] ?? 0) - part) * share);
  };
  return { lit: mixed('sun'), shade: mixed('shade') };
}

/** The parts of a colour written as #rrggbb, or as #rgb by a minifier. */
function parts(written: string): Colour {
  const digits = written.trim().slice(1);
  const pairs = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
  return pairs.map((pair) => Number.parseInt(pair.padEnd(2, pair), 16) / 255);
}
