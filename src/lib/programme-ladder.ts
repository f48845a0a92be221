import type { ProgrammeId, StudyStep } from '../content/types.ts';

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

function stepsTo(id: ProgrammeId, steps: readonly StudyStep[]): StudyStep[] {
  const last = steps.find(({ to }) => to === id);
  return last ? [...stepsTo(last.from, steps), last] : [];
}

function stepsFrom(id: ProgrammeId, steps: readonly StudyStep[]): StudyStep[] {
  const next = steps.find(({ from }) => from === id);
  return next ? [next, ...stepsFrom(next.to, steps)] : [];
}
