import type { Programme, ProgrammeId } from '#schemas/programme.ts';
import type { Point } from '#schemas/shared.ts';

/** A programme on the way up, and how one usually gets to it from the one before; the lowest has no `how`. */
export interface Rung {
  id: ProgrammeId;
  how?: string;
}

type Step = Pick<Programme, 'id' | 'from' | 'before' | 'after'>;

/**
 * All that comes before and after a programme, lowest first, the programme itself among them. A programme that no step leads to or from
 * stands alone.
 */
export function ladderOf(id: ProgrammeId, programmes: readonly Step[]): Rung[] {
  return [...ladderUpTo(id, programmes), ...ladderFrom(id, programmes)];
}

/** What comes before the lowest rung of a programme's ladder, and after the highest. */
export function stagesOf(id: ProgrammeId, programmes: readonly Step[]): { before: Point | undefined; after: Point | undefined } {
  const ladder = ladderOf(id, programmes);
  const stepOf = (rung: Rung | undefined) => programmes.find((one) => one.id === rung?.id);
  return { before: stepOf(ladder[0])?.before, after: stepOf(ladder.at(-1))?.after };
}

function ladderUpTo(id: ProgrammeId, programmes: readonly Step[]): Rung[] {
  const below = programmes.find((one) => one.id === id)?.from;
  return below ? [...ladderUpTo(below.programme, programmes), { id, how: below.how }] : [{ id }];
}

function ladderFrom(id: ProgrammeId, programmes: readonly Step[]): Rung[] {
  const next = programmes.find(({ from }) => from?.programme === id);
  return next?.from ? [{ id: next.id, how: next.from.how }, ...ladderFrom(next.id, programmes)] : [];
}
