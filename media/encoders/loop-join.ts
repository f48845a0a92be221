/** How many frames at a loop's beginning are led over from its end: about a second. */
export const joinFrames = 24;

/** An encoder makes no pixel differ by more than so much, of 1023, but for a few at edges: so many of a thousand. */
const apart = { by: 128, share: 5 };

/**
 * Whether a loop's first frame and its last show two things, so that leading one over to the other would show a ghost: a figure that has walked on,
 * or another picture.
 */
export function farApart(first: Uint16Array, last: Uint16Array): boolean {
  const far = first.reduce((count, sample, n) => count + (Math.abs(sample - (last[n] as number)) > apart.by ? 1 : 0), 0);
  return (far / first.length) * 1000 > apart.share;
}

/**
 * Closes a loop. Its first frame is the sharpest of a master, its last the softest, since encoders spend most on the first: seen one after the
 * other they pop. The first frame is made the same as the last, and what it was made to differ by is taken back little by little over the
 * frames that follow.
 *
 * `head` has the frames at the beginning, `last` the last one; all are samples one after the other. Gives the new head.
 */
export function joinedHead(head: readonly Uint16Array[], last: Uint16Array): Uint16Array[] {
  const [first] = head;
  if (!first || first.length !== last.length) throw new Error('The frames of a film should all have the same size.');
  return head.map((frame, n) => {
    const share = 0.5 + 0.5 * Math.cos((Math.PI * n) / head.length);
    return frame.map((sample, at) => {
      const moved = sample + Math.round(share * ((last[at] as number) - (first[at] as number)));
      return Math.min(Math.max(moved, 0), 1023);
    });
  });
}
