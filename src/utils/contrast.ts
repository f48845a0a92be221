/** Contrast of colours by WCAG 2.2. */

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#1b1a26` or `#fff`. Throws on any other format. */
export function rgb(hex: string): [number, number, number] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(hex)?.[1];
  if (!digits) throw new Error(`${hex} is not a hexadecimal colour: write one such as #1b1a26.`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (offset: number) => Number.parseInt(full.slice(offset, offset + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Returns the contrast ratio of two hexadecimal colours, from 1 to 21. */
export const contrast = (a: string, b: string): number => contrastOf(rgb(a), rgb(b));

/** Returns the contrast ratio of two RGB colours, from 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
