import sharp from 'sharp';

const side = 32;
const kept = 8;

/**
 * A 64-bit fingerprint of what a picture looks like as a thumbnail (pHash): the signs of its lowest frequencies against their middle.
 * Pictures that look alike differ in few bits. http://www.hackerfactor.com/blog/index.php?/archives/432-Looks-Like-It.html
 */
export async function pictureHash(file: string): Promise<boolean[]> {
  const grey = await sharp(file).resize(side, side, { fit: 'fill' }).greyscale().raw().toBuffer();
  const frequencies: number[] = [];
  for (let v = 0; v < kept; v++) for (let u = 0; u < kept; u++) frequencies.push(frequency(grey, u, v));
  const [, ...rest] = frequencies;
  const middle = [...rest].sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0;
  return frequencies.map((value) => value > middle);
}

/** In how many bits two fingerprints differ. */
export function difference(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, at) => bit !== other[at]).length;
}

/** One term of the discrete cosine transform. */
function frequency(grey: Buffer, u: number, v: number): number {
  let sum = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      sum +=
        (grey[y * side + x] ?? 0) *
        Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side)) *
        Math.cos(((2 * y + 1) * v * Math.PI) / (2 * side));
  return sum;
}
