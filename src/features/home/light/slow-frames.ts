/** Frame times in milliseconds above which the resolution is lowered or, at the lowest resolution, drawing stops. */
const [slowFrame, unusableFrame] = [34, 160];
/** The lowest resolution is a quarter in each direction. */
const maxCoarseness = 4;
/** A device counts as slow after this many more slow frames than fast ones. */
const slowFrameLimit = 12;

/**
 * Monitors the duration of frames. On a device that draws slowly, calls `onSlow` with 2, then 4 (the factor by which to lower the resolution in
 * each direction), then `onTooSlow`.
 */
export function monitorFrames({ onSlow, onTooSlow }: { onSlow: (coarseness: number) => void; onTooSlow: () => void }) {
  let coarseness = 1;
  let slowFrames = 0;
  return {
    coarseness: () => coarseness,
    /** Reports the duration of a frame. */
    addFrame(milliseconds: number): void {
      const isSlow = milliseconds > (coarseness < maxCoarseness ? slowFrame : unusableFrame);
      slowFrames = isSlow ? slowFrames + 1 : Math.max(0, slowFrames - 1);
      if (slowFrames < slowFrameLimit) return;
      slowFrames = 0;
      if (coarseness >= maxCoarseness) onTooSlow();
      else {
        coarseness *= 2;
        onSlow(coarseness);
      }
    },
  };
}
