/** Frames slower than this, in milliseconds, and what is drawn gets coarser; at its coarsest, slower than the second, and it stands. */
const [slow, hopeless, coarsest] = [34, 160, 4];
/** So many slow frames more than quick ones make a slow device. */
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
    /** A frame took `milliseconds`. */
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
