import type { FilmMeasures } from '#model/films.ts';
import { jumpLimit, seamLimit } from '../limits.ts';

/** A film's frames in bytes, one byte a pixel, of one size. */
export type GreyFilm = readonly Buffer[];

/** Whether a film is seen to leap where it begins again. */
export const leaps = ({ seam, beside }: Pick<FilmMeasures, 'seam' | 'beside'>): boolean =>
  seam > Math.max(seamLimit.steps * beside, seamLimit.levels);

/** Whether a loop is seen to pop, where it begins again or on its way. */
export const pops = (measures: Pick<FilmMeasures, 'seam' | 'beside' | 'jump'>): boolean =>
  leaps(measures) || measures.jump > jumpLimit.levels;

/** How many steps on each side of the seam it is compared with. */
const besides = 4;

/** The frames in bytes that follow each other, one byte a pixel. */
export const cutFrames = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

/** The seam of a loop, and what is beside it. Throws when there are fewer than two frames. */
function seamOf(frames: GreyFilm): Pick<FilmMeasures, 'seam' | 'beside'> {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last || frames.length < 2) throw new Error('A film needs at least two frames.');
  const steps = [...stepsOf(frames.slice(0, besides + 1)), ...stepsOf(frames.slice(-besides - 1))];
  return { seam: round(difference(last, first)), beside: round(mean(steps)) };
}

/**
 * Measures a film as it is sent against the same film before it was encoded. Throws when there are fewer than two frames or the two have not
 * the same number.
 */
export function measureFilm(sent: GreyFilm, source: GreyFilm): FilmMeasures {
  if (sent.length !== source.length) throw new Error(`The film was encoded from ${source.length} frames and has ${sent.length}.`);
  const before = stepsOf(source);
  const jumps = stepsOf(sent).map((step, n) => step - (1 + jumpLimit.share) * (before[n] as number));
  return { ...seamOf(sent), jump: round(Math.max(0, ...jumps)) };
}

const stepsOf = (frames: GreyFilm) => frames.slice(1).map((frame, n) => difference(frames[n] as Buffer, frame));

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += Math.abs((one[n] as number) - (other[n] as number));
  return sum / one.length;
}

const mean = (values: readonly number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
const round = (value: number) => Math.round(value * 1000) / 1000;
