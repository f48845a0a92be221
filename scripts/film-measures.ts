import { jumpLimit, seamLimit } from '../media/limits.ts';

/** How a film behaves from frame to frame, measured on what visitors are sent. All values are levels of brightness, of 255. */
export interface FilmMeasures {
  /** The mean difference between the last frame and the first: what a loop would jump by. */
  seam: number;
  /** The mean step of the frames on each side of the seam: what the eye is used to there. */
  beside: number;
  /** The greatest mean difference between two neighbouring frames: as much as moves anyway. */
  step: number;
  /** The most by which a step is greater than the same one before the film was encoded: where an encoding jumps by itself. */
  jump: number;
  /** The mean change from frame to frame where nothing moves: noise that crawls, and flicker. None where all moves all the time. */
  noise: number | null;
}

/** A film's frames in bytes, one byte a pixel, of one size. */
export interface GreyFilm {
  frames: readonly Buffer[];
  width: number;
  height: number;
}

/** Whether a film is seen to leap where it begins again. */
export const leaps = ({ seam, beside }: Pick<FilmMeasures, 'seam' | 'beside'>): boolean =>
  seam > Math.max(seamLimit.steps * beside, seamLimit.levels);

/** Whether a loop is seen to pop, where it begins again or on its way. */
export const pops = (measures: Pick<FilmMeasures, 'seam' | 'beside' | 'jump'>): boolean =>
  leaps(measures) || measures.jump > jumpLimit;

/** How many steps on each side of the seam it is compared with. */
export const besides = 4;

/** The side of the squares that are looked at for stillness, in pixels. */
const side = 8;
/** A square is still while its mean stays within so many levels for so many frames: a second, since in some films the light changes everywhere. */
const still = { levels: 0.75, frames: 24 };

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

/**
 * Measures a film as it is sent against the same film before it was encoded: what moves and what is still is read from the latter, so that
 * what flickers is not taken for what moves. Throws when there are fewer than two frames or the two have not the same number.
 */
export function measureFilm(sent: GreyFilm, source: GreyFilm): FilmMeasures {
  if (sent.frames.length !== source.frames.length)
    throw new Error(`The film was encoded from ${source.frames.length} frames and has ${sent.frames.length}.`);
  const [steps, before] = [stepsOf(sent.frames), stepsOf(source.frames)];
  const jumps = steps.map((step, n) => step - (before[n] as number));
  return {
    ...seamOf(sent.frames),
    step: round(Math.max(...steps)),
    jump: round(Math.max(0, ...jumps)),
    noise: noiseOf(sent, source),
  };
}

const stepsOf = (frames: readonly Buffer[]) => frames.slice(1).map((frame, n) => difference(frames[n] as Buffer, frame));

/** The mean change from frame to frame in the squares that are still in the source for the second around it. */
function noiseOf(sent: GreyFilm, source: GreyFilm): number | null {
  let [sum, count] = [0, 0];
  const length = Math.min(still.frames, source.frames.length);
  for (let from = 0; from + length <= source.frames.length; from += length) {
    const squares = stillSquares({ ...source, frames: source.frames.slice(from, from + length) });
    for (let n = from + 1; n < from + length; n++) {
      const [one, other] = [sent.frames[n - 1] as Buffer, sent.frames[n] as Buffer];
      for (const at of squares) sum += differenceAt(one, other, at, sent.width);
      count += squares.length;
    }
  }
  return count ? round(sum / count) : null;
}

/** Where each square begins whose brightness stays the same from the first frame to the last. */
function stillSquares({ frames, width, height }: GreyFilm): number[] {
  const found: number[] = [];
  for (let y = 0; y + side <= height; y += side) {
    for (let x = 0; x + side <= width; x += side) {
      const square = y * width + x;
      const means = frames.map((frame) => meanAt(frame, square, width));
      if (Math.max(...means) - Math.min(...means) <= still.levels) found.push(square);
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
