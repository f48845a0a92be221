/** The rules of the nine tasks: what is right, and where it leads. Their words stand in src/content/tasks/, by the same names. */
import type { TaskRules } from './task-state.ts';

/** The ending to which the only press of the last step leads. */
const byLast = (leads: Readonly<Record<string, string>>) => (pressed: readonly (readonly string[])[]) =>
  leads[pressed.findLast((step) => step.length > 0)?.at(-1) ?? ''] ?? '';

const decide = { act: 'decide' } as const;

export const healthRules: TaskRules = {
  steps: [{ act: 'sort', right: ['clotting', 'potassium', 'liver'] }, decide],
  endingOf: byLast({ redraw: 'redrawn', run: 'sent', guess: 'sent' }),
};

export const managementRules: TaskRules = {
  steps: [decide, { act: 'take', presses: 3 }],
  // Who gave two of the three pays; where each press was another's, everybody does.
  endingOf: ([, taken = []]) => taken.find((part, index) => taken.indexOf(part) < index) ?? 'spread',
};

export const designRules: TaskRules = {
  steps: [{ act: 'find', right: 'continue' }, decide],
  endingOf: byLast({ plain: 'booked', bubble: 'handed', larger: 'lost' }),
};

export const commerceRules: TaskRules = {
  steps: [{ act: 'find', right: 'tea' }, decide],
  endingOf: byLast({ entry: 'traced', over: 'hidden', pocket: 'doubled' }),
};

export const lawRules: TaskRules = {
  steps: [{ act: 'find', right: 'red' }, decide],
  endingOf: byLast({ leads: 'sustained', untrue: 'overruled', lies: 'overruled' }),
};

export const scienceRules: TaskRules = {
  steps: [{ act: 'find', right: 'nine' }, { act: 'find', right: 'neither' }, decide],
  endingOf: byLast({ early: 'held', same: 'failed', late: 'failed' }),
};

export const itRules: TaskRules = {
  steps: [{ act: 'find', right: 'receipt' }, { act: 'find', right: 'address' }, decide],
  endingOf: byLast({ tell: 'told', delete: 'late', quiet: 'late' }),
};

export const humanitiesRules: TaskRules = {
  steps: [decide, decide],
  // The version that counts letters is the one to which the Hindi word gives something back.
  endingOf: (pressed) =>
    pressed[0]?.[0] === 'letters' && pressed[1]?.[0] === 'carry'
      ? 'counted'
      : byLast({ note: 'noted', alone: 'alone', carry: 'carried' })(pressed),
};

export const certificateRules: TaskRules = {
  steps: [{ act: 'find', right: 'd6' }, decide],
  endingOf: byLast({ range: 'grows', typed: 'stays', each: 'misses' }),
};
