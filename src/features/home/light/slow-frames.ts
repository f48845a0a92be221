/** Frame times in milliseconds above which the resolution is lowered and, at the lowest, drawing stops. */
const [slow, hopeless, coarsest] = [34, 160, 4];
/** A device counts as slow after this many more slow frames than fast ones. */
const patience = 12;

/**
 * Watches how long frames take, and spares a device that is slow at drawing: `coarser` is told 2, then 4 (times fewer pixels each way),
 * and `tooSlow` is called when even that is too much.
 */
export function frameWatch({ coarser, tooSlow }: { coarser: (coarseness: number) => void; tooSlow: () => void }) {
  let coarseness = 1;
  let slowFrames = 0;
  return {
    coarseness: () => coarseness,
    /** Reports the duration of a frame. */
    took(milliseconds: number): void {
      const isSlow = milliseconds > (coarseness < coarsest ? slow : hopeless);
      slowFrames = isSlow ? slowFrames + 1 : Math.max(0, slowFrames - 1);
      if (slowFrames < patience) return;
      slowFrames = 0;
      if (coarseness >= coarsest) tooSlow();
      else {
        coarseness *= 2;
        coarser(coarseness);
      }
    },
  };
}
