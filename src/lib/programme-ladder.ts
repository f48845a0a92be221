import type { ProgrammeId, StudyStage, StudyStep } from '../content/types.ts';

/** A programme on the way up, and how one usually gets to it from the one before; the lowest has no `how`. */
export interface Rung {
  id: ProgrammeId;
  how?: string;
}

/**
 * All that comes before and after a programme, lowest first, the programme itself among them. A programme that no step leads to or from
 * stands alone.
 */
export function ladderOf(id: ProgrammeId, steps: readonly StudyStep[]): Rung[] {
  const taken = [...stepsTo(id, steps), ...stepsFrom(id, steps)];
  return [{ id: taken[0]?.from ?? id }, ...taken.map(({ to, how }) => ({ id: to, how }))];
}

/** What comes before the lowest rung of a programme's ladder, and after the highest. */
export function stagesOf(
  id: ProgrammeId,
  steps: readonly StudyStep[],
  stages: Readonly<Partial<Record<ProgrammeId, { before?: StudyStage; after?: StudyStage }>>>,
): { before: StudyStage | undefined; after: StudyStage | undefined } {
  const ids = ladderOf(id, steps).map((rung) => rung.id);
  return { before: stages[ids[0] ?? id]?.before, after: stages[ids.at(-1) ?? id]?.after };
}

function stepsTo(id: ProgrammeId, steps: readonly StudyStep[]): StudyStep[] {
  const last = steps.find(({ to }) => to === id);
  return last ? [...stepsTo(last.from, steps), last] : [];
}

function stepsFrom(id: ProgrammeId, steps: readonly StudyStep[]): StudyStep[] {
  const next = steps.find(({ from }) => from === id);
  return next ? [next, ...stepsFrom(next.to, steps)] : [];
}
