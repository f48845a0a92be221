/** Widths of pictures, maximum sizes of pictures and films, and quality limits of films. */

const KB = 1024;

/**
 * Maximum size of artwork as AVIF, by width in pixels. Phones load cards at 828 pixels or less and the first picture of a page at 1200 or less
 * (`phoneSizes` in src/model/picture-data.ts); wider files are for wider screens. The encoder lowers the quality until a file is within its limit
 * (media/encoders/renditions.ts), and a test checks the files.
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

/** Widths of the AVIF files in pixels: from a card on a phone to a hero on a wide screen. */
export const pictureWidths: readonly number[] = pictures.map(({ width }) => width);

/**
 * Widths of the WebP files, for the few browsers without AVIF, for search engines and for pictures opened without script. WebP files in all widths
 * would double the size of the repository.
 */
export const fallbackWidths: readonly number[] = [640, 1200];

/**
 * Factors of the size limits. A photograph of leaves or of a crowd needs twice the bytes of artwork for the same quality, and WebP 50 % more than
 * AVIF. Artwork has no limit as WebP: it is only encoded by hand (`npm run media`), where somebody sees the sizes.
 */
const limitFactors = { artwork: { avif: 1, webp: Number.POSITIVE_INFINITY }, photograph: { avif: 2, webp: 3 } } as const;

/** Returns the maximum size in bytes of a picture's file with this width. Throws if the width exceeds the list. */
export function pictureLimit(width: number, kind: keyof typeof limitFactors, format: 'avif' | 'webp' = 'avif'): number {
  const limit = pictures.find((picture) => width <= picture.width);
  if (!limit) throw new Error(`No limit is set for pictures ${width} pixels wide: add one to media/limits.ts.`);
  return limit.bytes * limitFactors[kind][format];
}

/**
 * Maximum size and aspect ratios of a master. More pixels would fill the memory of a small machine, and the frames on the pages would crop a
 * narrower picture to a sliver.
 */
export const masterLimits = { megapixels: 100, widthToHeight: 4, heightToWidth: 4 } as const;

/** Maximum size of a film in bytes by encoding: a silent loop of about ten seconds, and the reel with its sound. */
export const filmLimits = {
  loop: { av1: 1_600_000, h264: 2_500_000 },
  reel: { av1: 5_000_000, h264: 8_000_000 },
} as const;

/** The size of every encoded film in pixels. Larger masters are scaled down. */
export const filmSize = { width: 1280, height: 720 } as const;

/** Allowed durations of a film in seconds. */
export const filmSeconds = { loop: { from: 8, to: 12 }, reel: { from: 20, to: 30 } } as const;

/** Where in its master a loop with a dissolve begins, in seconds. Its poster shows that frame. */
export const dissolvedStart = 2;

/**
 * A loop visibly jumps at its seam if the difference between its last and first frame exceeds both limits: `steps` times the mean difference between
 * adjacent frames near the seam, and `levels` of brightness (of 255), about the difference between two encodings of the same frame.
 */
export const seamLimit = { steps: 2, levels: 0.4 } as const;

/**
 * An encoded film visibly jumps if the difference between two adjacent frames exceeds that in the source by more than `levels` of brightness (of 255)
 * plus `fraction` of the source's difference, because fast movement hides a jump.
 */
export const jumpLimit = { levels: 0.36, fraction: 0.05 } as const;

/** Loudness of the reel's files in LUFS (the usual loudness of films on the web) and maximum true peak in dB below full scale (headroom for decoders). */
export const soundLimits = { lufs: { from: -17, to: -15 }, peak: -1 } as const;
