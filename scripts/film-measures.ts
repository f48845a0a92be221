import { seamLimit } from '../media/limits.ts';

/** How a film behaves from frame to frame, measured on what visitors are sent. All values are levels of brightness, of 255. */
export interface FilmMeasures {
  /** The mean difference between the last frame and the first: what a loop would jump by. */
  seam: number;
  /** The mean step of the frames on each side of the seam: what the eye is used to there. */
  beside: number;
  /** The greatest mean difference between two neighbouring frames: as much as moves anyway. */
  step: number;
  /** The mean change from frame to frame where nothing moves: noise that crawls, and flicker. None where all moves. */
  noise: number | null;
}

/** Whether a loop is seen to pop where it begins again. */
export const pops = ({ seam, beside }: Pick<FilmMeasures, 'seam' | 'beside'>): boolean =>
  seam > Math.max(seamLimit.steps * beside, seamLimit.levels);

/** How many steps on each side of the seam it is compared with. */
const besides = 12;

/** The side of the squares that are looked at for stillness, in pixels. */
const side = 8;
/** A square is still when its mean stays within so many levels through the whole film. */
const still = 0.75;

/** The frames in bytes that follow each other, one byte a pixel. */
export const cutFrames = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

/** The seam of a loop, and what is beside it. Throws when there are fewer than two frames. */
export function seamOf(frames: readonly Buffer[]): Pick<FilmMeasures, 'seam' | 'beside'> {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('A film needs at least two frames.');
  const steps = [...stepsOf(frames.slice(0, besides + 1)), ...stepsOf(frames.slice(-besides - 1))];
  return { seam: round(difference(last, first)), beside: round(mean(steps)) };
}

/** Measures a film's frames, one byte a pixel. Throws when there are fewer than two. */
export function measureFrames(frames: readonly Buffer[], width: number, height: number): FilmMeasures {
  const seam = seamOf(frames);
  const squares = stillSquares(frames, width, height);
  const changes = frames
    .slice(1)
    .map((frame, n) => mean(squares.map((at) => differenceAt(frames[n] as Buffer, frame, at, width))));
  return { ...seam, step: round(Math.max(...stepsOf(frames))), noise: squares.length ? round(mean(changes)) : null };
}

const stepsOf = (frames: readonly Buffer[]) => frames.slice(1).map((frame, n) => difference(frames[n] as Buffer, frame));

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
