/** The widths of pictures, and how films are judged. What both may weigh stands with the other budgets, in tools/bench/budgets.ts. */
import { films, pictures } from '../tools/bench/budgets.ts';

/** The widths that pages ask for, in pixels: a phone's card up to a wide screen's hero. */
export const pictureWidths: readonly number[] = pictures.map(({ width }) => width);

/**
 * Of these the widths that WebP is made at, for the few browsers without AVIF, for search engines and for a picture that is opened without
 * script: more would double what the repository holds.
 */
export const fallbackWidths: readonly number[] = [640, 1200];

/** The most bytes that an AVIF file of a width may have. Throws for a width beyond the list. */
export function pictureLimit(width: number): number {
  const limit = pictures.find((one) => width <= one.width);
  if (!limit) throw new Error(`No limit is set for pictures ${width} pixels wide: add one to tools/bench/budgets.ts.`);
  return limit.bytes;
}

/** What a film may weigh, in bytes, by its encoding. */
export const filmLimits = films;

/**
 * When a loop pops, in levels of brightness of 255: where its last frame differs from its first by more than so many times the mean step of the
 * four frames on each side, and by more than so many levels, which is about what two encodings of one frame differ by.
 */
export const seamLimit = { steps: 2, levels: 0.4 } as const;

/** When an encoding jumps, in levels of brightness: where a step from frame to frame is by so much greater than before it was encoded. */
export const jumpLimit = 0.36;

/** How loud the reel's files are, in LUFS and in dB below full scale: the loudness that the web's films are heard at, and room for any decoder. */
export const soundLimits = { lufs: { from: -17, to: -15 }, peak: -1 } as const;
