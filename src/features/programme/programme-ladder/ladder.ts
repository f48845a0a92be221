import type { ProgrammeId } from '#schemas/ids.ts';
import type { Programme } from '#schemas/programme.ts';
import type { Point } from '#schemas/shared.ts';

/** A programme on a ladder. `transition`: how graduates of the previous programme are admitted; not set for the lowest. */
export interface Rung {
  id: ProgrammeId;
  transition?: string;
}

type LadderProgramme = Pick<Programme, 'id' | 'previousProgramme' | 'previousStep' | 'nextStep'>;

/** Returns the programmes before and after a programme, lowest first, including itself. */
export function ladderOf(id: ProgrammeId, programmes: readonly LadderProgramme[]): Rung[] {
  return [...rungsUpTo(id, programmes), ...rungsAbove(id, programmes)];
}

/** Returns the stages before the lowest rung of a programme's ladder and after the highest. */
export function stagesOf(
  id: ProgrammeId,
  programmes: readonly LadderProgramme[],
): { before: Point | undefined; after: Point | undefined } {
  const ladder = ladderOf(id, programmes);
  const programmeOf = (rung: Rung | undefined) => programmes.find((programme) => programme.id === rung?.id);
  return { before: programmeOf(ladder[0])?.previousStep, after: programmeOf(ladder.at(-1))?.nextStep };
}

function rungsUpTo(id: ProgrammeId, programmes: readonly LadderProgramme[]): Rung[] {
  const previous = programmes.find((programme) => programme.id === id)?.previousProgramme;
  return previous ? [...rungsUpTo(previous.programme, programmes), { id, transition: previous.transition }] : [{ id }];
}

function rungsAbove(id: ProgrammeId, programmes: readonly LadderProgramme[]): Rung[] {
  const next = programmes.find(({ previousProgramme }) => previousProgramme?.programme === id);
  return next?.previousProgramme
    ? [{ id: next.id, transition: next.previousProgramme.transition }, ...rungsAbove(next.id, programmes)]
    : [];
}
