import sharp from 'sharp';

/** The side of the tile in pixels (no picture may be smaller), and the spread of its grey around the middle (of 255). */
const side = 128;
const spread = 13;

let tile: Promise<Buffer> | undefined;

/**
 * A tile of fine grain, to be laid over a picture in soft light: it gives flat colour a tooth and hides the steps of a gradient, which
 * strong compression would show. Always the same, so that the same master gives the same files.
 */
export function grain(): Promise<Buffer> {
  tile ??= sharp(greys(), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return tile;
}

function greys(): Buffer {
  const random = generator(20261121);
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    // Four evenly spread numbers come near enough to a bell curve.
    const bell = (random() + random() + random() + random() - 2) * Math.sqrt(3);
    pixels.fill(Math.max(0, Math.min(255, Math.round(128 + bell * spread))), at, at + 3);
  }
  return pixels;
}

/** Evenly spread numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
