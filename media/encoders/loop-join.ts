/** Number of frames at the beginning of a loop over which the last frame fades out: about a second. */
export const joinFrames = 24;

/** Differences that encoding alone causes: up to `sample` of 1023, and more for up to `perThousand` samples, at edges. */
const maxDifference = { sample: 128, perThousand: 5 };
/**
 * Limits for continuous motion across the seam: more than `perThousand` samples differ, but at most `steps` times as many as between the first two
 * frames.
 */
const continuousMotion = { perThousand: 1, steps: 2 };

/**
 * Returns how the end of a loop is joined to its beginning:
 * - `none`: the motion continues across the seam. A blend would leave outlines of what moves.
 * - `blend`: the frames look alike; what encoding changed is faded out (`blendFirstFrames`).
 * - `dissolve`: the frames show different things: a person has walked on, or the scene has changed. A blend would leave a ghost image.
 */
export function joinOf(first: Uint16Array, second: Uint16Array, last: Uint16Array): 'none' | 'blend' | 'dissolve' {
  const seam = differencePerThousand(last, first);
  if (seam > continuousMotion.perThousand && seam <= continuousMotion.steps * differencePerThousand(first, second)) return 'none';
  return seam <= maxDifference.perThousand ? 'blend' : 'dissolve';
}

/** Returns how many of a thousand samples differ by more than encoding causes. */
function differencePerThousand(frame: Uint16Array, next: Uint16Array): number {
  const isDifferent = (sample: number, index: number) => Math.abs(sample - (next[index] as number)) > maxDifference.sample;
  return (frame.reduce((count, sample, index) => count + Number(isDifferent(sample, index)), 0) / frame.length) * 1000;
}

/**
 * Dissolves the end of a film into its beginning, for a film that does not end as it begins.
 *
 * @param firstFrames The first frames, as arrays of samples.
 * @param lastFrames As many last frames.
 * @returns The frames of the dissolve. The first of them is the first of `lastFrames`, and the next frame after them is the one after `firstFrames`.
 */
export function dissolveFrames(firstFrames: readonly Uint16Array[], lastFrames: readonly Uint16Array[]): Uint16Array[] {
  return firstFrames.map((frame, frameIndex) => {
    const weight = fadeWeight(frameIndex, firstFrames.length);
    const lastFrame = lastFrames[frameIndex] as Uint16Array;
    return frame.map((sample, index) => Math.round(sample + weight * ((lastFrame[index] as number) - sample)));
  });
}

/** Returns a weight that falls from 1 to 0 in a smooth curve. */
const fadeWeight = (index: number, length: number): number => 0.5 + 0.5 * Math.cos((Math.PI * index) / length);

/**
 * Joins the ends of a loop. The first frame of a master is the sharpest and the last the softest, since encoders spend most bits on the first, so the
 * change between them is visible. The first frame is made equal to the last, and the difference is faded out over the following frames.
 *
 * @param firstFrames The first frames, as arrays of samples.
 * @param last The last frame.
 * @returns The new first frames.
 */
export function blendFirstFrames(firstFrames: readonly Uint16Array[], last: Uint16Array): Uint16Array[] {
  const [first] = firstFrames;
  if (!first || first.length !== last.length) throw new Error('The frames of a film should all have the same size.');
  return firstFrames.map((frame, frameIndex) => {
    const weight = fadeWeight(frameIndex, firstFrames.length);
    return frame.map((sample, index) => {
      const blended = sample + Math.round(weight * ((last[index] as number) - (first[index] as number)));
      return Math.min(Math.max(blended, 0), 1023);
    });
  });
}
