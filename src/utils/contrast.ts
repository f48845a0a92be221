/** The contrast of colours by WCAG 2.2: pure functions over plain values. */

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** `#1b1a26` or `#fff` as red, green and blue from 0 to 255. */
export function rgb(hex: string): [number, number, number] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(hex)?.[1];
  if (!digits) throw new Error(`${hex} is not a plain colour`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** The contrast of two plain colours by WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(rgb(one), rgb(other));

/** The same of two colours in numbers. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How light a colour is, from 0 to 1 (WCAG 2.2, relative luminance). */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
