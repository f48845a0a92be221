/** Number of frames at the beginning of a loop over which the last frame fades out: about a second. */
export const joinFrames = 24;

/** Differences that encoding alone causes: up to `sample` of 1023, and more for up to `perThousand` samples, at edges. */
const maxDifference = { sample: 128, perThousand: 5 };

/**
 * Whether a loop's first and last frame show different content, so that blending them would produce a ghost image: a person who has walked on, or
 * another scene.
 */
export function areDifferent(first: Uint16Array, last: Uint16Array): boolean {
  const differingSamples = first.reduce(
    (count, sample, index) => count + (Math.abs(sample - (last[index] as number)) > maxDifference.sample ? 1 : 0),
    0,
  );
  return (differingSamples / first.length) * 1000 > maxDifference.perThousand;
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
