/** Number of frames at the beginning of a loop over which the last frame fades out: about a second. */
export const joinFrames = 24;

/** Samples (0 to 1023) that differ by more show that something has moved. */
const movedSample = 128;
/** The seam of a loop is continuous if at most `perThousand` samples have moved, or at most `steps` times as many as between the first two frames. */
const continuity = { perThousand: 5, steps: 2 };
/** The largest difference between samples that is blended: what encoding changes. A larger one is an edge that moves, and would leave an outline. */
const blendedSample = 32;

/** Settings that change a joined loop: they are part of the hash of its files. */
export const joinSettings = [joinFrames, movedSample, continuity, blendedSample];

/**
 * Whether the motion of a loop continues from its last frame to its first. Otherwise the frames show different things: a person has walked on, or the
 * scene has changed.
 */
export function isContinuous(first: Uint16Array, second: Uint16Array, last: Uint16Array): boolean {
  return (
    differencePerThousand(last, first) <=
    Math.max(continuity.perThousand, continuity.steps * differencePerThousand(first, second))
  );
}

/** Returns how many of a thousand samples have moved. */
function differencePerThousand(frame: Uint16Array, next: Uint16Array): number {
  const isDifferent = (sample: number, index: number) => Math.abs(sample - (next[index] as number)) > movedSample;
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
 * Joins the ends of a continuous loop. The first frame of a master is the sharpest and the last the softest, since encoders spend most bits on the first,
 * so the change between them is visible. The first frame is made equal to the last where nothing has moved, and the difference is faded out over the
 * following frames.
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
      const difference = (last[index] as number) - (first[index] as number);
      if (Math.abs(difference) > blendedSample) return sample;
      return Math.min(Math.max(sample + Math.round(weight * difference), 0), 1023);
    });
  });
}
