import type { FilmMeasures } from '#model/renditions.ts';
import { jumpLimit, seamLimit } from '../limits.ts';

/** The frames of a film, one byte per pixel. */
export type GreyFrames = readonly Buffer[];

/** Whether the jump from a film's last frame to its first is visible. */
const hasVisibleSeam = ({ seam, nearSeam }: Pick<FilmMeasures, 'seam' | 'nearSeam'>): boolean =>
  seam > Math.max(seamLimit.steps * nearSeam, seamLimit.levels);

/** Whether a loop visibly jumps, at its seam or elsewhere. */
export const hasVisibleJump = (measures: Pick<FilmMeasures, 'seam' | 'nearSeam' | 'jump'>): boolean =>
  hasVisibleSeam(measures) || measures.jump > jumpLimit.levels;

/** Number of differences between adjacent frames on each side of the seam that the seam is compared with. */
const neighbouringSteps = 4;

/** Splits raw bytes into frames of `size` bytes. */
export const cutFrames = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));

/** Returns the difference at the seam of a loop and the mean difference near it. Throws if there are fewer than two frames. */
function seamOf(frames: GreyFrames): Pick<FilmMeasures, 'seam' | 'nearSeam'> {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('A film needs at least two frames.');
  const steps = [...stepsOf(frames.slice(0, neighbouringSteps + 1)), ...stepsOf(frames.slice(-neighbouringSteps - 1))];
  return { seam: round(difference(last, first)), nearSeam: round(mean(steps)) };
}

/**
 * Compares an encoded film with its source. Throws if there are fewer than two frames or if the numbers of frames differ.
 */
export function measureFilm(encoded: GreyFrames, source: GreyFrames): FilmMeasures {
  if (encoded.length !== source.length)
    throw new Error(`The film was encoded from ${source.length} frames and has ${encoded.length}.`);
  const sourceSteps = stepsOf(source);
  const jumps = stepsOf(encoded).map((step, index) => step - (1 + jumpLimit.fraction) * (sourceSteps[index] as number));
  return { ...seamOf(encoded), jump: round(Math.max(0, ...jumps)) };
}

/** Returns the difference between each frame and the next. */
const stepsOf = (frames: GreyFrames) => frames.slice(1).map((frame, index) => difference(frames[index] as Buffer, frame));

/** Returns the mean absolute difference between the pixels of two frames. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs((a[index] as number) - (b[index] as number));
  return sum / a.length;
}

const mean = (values: readonly number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
const round = (value: number) => Math.round(value * 1000) / 1000;
