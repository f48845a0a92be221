/** How a film behaves from frame to frame, measured on what visitors are sent. All values are levels of brightness, of 255. */
export interface FilmMeasures {
  /** The mean difference between the last frame and the first: what a loop would jump by. */
  seam: number;
  /** The greatest mean difference between two neighbouring frames: as much as moves anyway. */
  step: number;
  /** The mean change from frame to frame where nothing moves: noise that crawls, and flicker. */
  noise: number;
}

/** The side of the squares that are looked at for stillness, in pixels. */
const side = 8;
/** A square is still when its mean stays within so many levels through the whole film. */
const still = 0.75;

/** Measures frames of one byte a pixel, one after the other. Throws when there are fewer than two. */
export function measureFrames(bytes: Buffer, width: number, height: number): FilmMeasures {
  const size = width * height;
  const frames = Array.from({ length: Math.floor(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('A film needs at least two frames.');
  const pairs = frames.slice(1).map((frame, n) => [frames[n] as Buffer, frame] as const);
  const steps = pairs.map(([one, other]) => difference(one, other));
  const squares = stillSquares(frames, width, height);
  const changes = pairs.map(([one, other]) => mean(squares.map((square) => differenceAt(one, other, square, width))));
  return { seam: round(difference(last, first)), step: round(Math.max(...steps)), noise: round(mean(changes)) };
}

/** Where each square begins whose brightness stays the same from first to last. */
function stillSquares(frames: readonly Buffer[], width: number, height: number): number[] {
  const found: number[] = [];
  for (let y = 0; y + side <= height; y += side) {
    for (let x = 0; x + side <= width; x += side) {
      const square = y * width + x;
      const means = frames.map((frame) => meanAt(frame, square, width));
      if (Math.max(...means) - Math.min(...means) <= still) found.push(square);
    }
  }
  return found;
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += Math.abs((one[n] as number) - (other[n] as number));
  return sum / one.length;
}

function differenceAt(one: Buffer, other: Buffer, square: number, width: number): number {
  let sum = 0;
  for (let n = 0; n < side * side; n++) {
    const at = square + Math.floor(n / side) * width + (n % side);
    sum += Math.abs((one[at] as number) - (other[at] as number));
  }
  return sum / (side * side);
}

function meanAt(frame: Buffer, square: number, width: number): number {
  let sum = 0;
  for (let n = 0; n < side * side; n++) sum += frame[square + Math.floor(n / side) * width + (n % side)] as number;
  return sum / (side * side);
}

const mean = (values: readonly number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
const round = (value: number) => Math.round(value * 1000) / 1000;
