/** The widths of pictures, what pictures and films are made to weigh, and how films are judged. */

const KB = 1024;

/**
 * What a picture may weigh as AVIF, by its width in pixels. A phone shows a card in at most 828 pixels and the first picture of a
 * page in at most 1200 (src/model/picture-data.ts sees to that); wider files are for wider screens. The quality of a file is lowered until it
 * fits (media/encoders/renditions.ts); the tests hold it to this list.
 */
const pictures = [
  { width: 400, bytes: 10 * KB },
  { width: 640, bytes: 20 * KB },
  { width: 828, bytes: 25 * KB },
  { width: 1200, bytes: 60 * KB },
  { width: 1600, bytes: 100 * KB },
  { width: 1920, bytes: 140 * KB },
  { width: 2560, bytes: 220 * KB },
] as const;

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
  if (!limit) throw new Error(`No limit is set for pictures ${width} pixels wide: add one to media/limits.ts.`);
  return limit.bytes;
}

/**
 * What a master may be: how many million pixels, since more would fill the memory of a small machine, and how many times as wide as high, or as high
 * as wide, since of more the pages' frames would show a sliver.
 */
export const masterLimits = { megapixels: 100, wide: 4, tall: 4 } as const;

/** What a film may weigh, in bytes, by its encoding: a silent loop of about ten seconds, and the reel with its sound. */
export const filmLimits = {
  loop: { av1: 1_600_000, h264: 2_500_000 },
  reel: { av1: 5_000_000, h264: 8_000_000 },
} as const;

/**
 * When a loop pops, in levels of brightness of 255: where its last frame differs from its first by more than so many times the mean step of the
 * four frames on each side, and by more than so many levels, which is about what two encodings of one frame differ by.
 */
export const seamLimit = { steps: 2, levels: 0.4 } as const;

/**
 * When an encoding jumps: where a step from frame to frame is by so many levels of brightness greater than before it was encoded, besides a share
 * of that step, since what moves fast hides it.
 */
export const jumpLimit = { levels: 0.36, share: 0.05 } as const;

/** How loud the reel's files are, in LUFS and in dB below full scale: the loudness that the web's films are heard at, and room for any decoder. */
export const soundLimits = { lufs: { from: -17, to: -15 }, peak: -1 } as const;
