import { cpus } from 'node:os';

/** Milliseconds that all cores together have worked. Waiting for a disk is no work. */
const worked = (): number => cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Begins to watch the cores. Its answer takes what one's own programs have used, in milliseconds, and gives the share of all cores that others had. */
export function watchCores(): (ownMs: number) => number {
  const [before, began] = [worked(), performance.now()];
  return (ownMs) => {
    const available = (performance.now() - began) * cpus().length;
    return Math.max(0, Number(((worked() - before - ownMs) / available).toFixed(3)));
  };
}
