/** The rules of the nine tasks: the right choices and the endings. Their texts are in src/content/tasks/, under the same ids. */
import type { TaskRules } from './task-state.ts';

/** Selects the ending by the last press of the last step. `endings` maps choices to endings. */
const byLastPress = (endings: Readonly<Record<string, string>>) => (pressed: readonly (readonly string[])[]) =>
  endings[pressed.findLast((step) => step.length > 0)?.at(-1) ?? ''] ?? '';

const decide = { kind: 'decide' } as const;

export const healthRules: TaskRules = {
  steps: [{ kind: 'sort', right: ['clotting', 'potassium', 'liver'] }, decide],
  endingOf: byLastPress({ redraw: 'redrawn', run: 'sent', guess: 'sent' }),
};

export const managementRules: TaskRules = {
  steps: [decide, { kind: 'repeat', presses: 3 }],
  // The share that was pressed at least twice pays; if all three presses differ, the cost is spread.
  endingOf: ([, presses = []]) => presses.find((id, index) => presses.indexOf(id) < index) ?? 'spread',
};

export const designRules: TaskRules = {
  steps: [{ kind: 'find', right: 'continue' }, decide],
  endingOf: byLastPress({ plain: 'booked', bubble: 'handed', larger: 'lost' }),
};

export const commerceRules: TaskRules = {
  steps: [{ kind: 'find', right: 'tea' }, decide],
  endingOf: byLastPress({ entry: 'traced', over: 'hidden', pocket: 'doubled' }),
};

export const lawRules: TaskRules = {
  steps: [{ kind: 'find', right: 'red' }, decide],
  endingOf: byLastPress({ leads: 'sustained', untrue: 'overruled', lies: 'overruled' }),
};

export const scienceRules: TaskRules = {
  steps: [{ kind: 'find', right: 'nine' }, { kind: 'find', right: 'neither' }, decide],
  endingOf: byLastPress({ early: 'held', same: 'failed', late: 'failed' }),
};

export const itRules: TaskRules = {
  steps: [{ kind: 'find', right: 'receipt' }, { kind: 'find', right: 'address' }, decide],
  endingOf: byLastPress({ tell: 'told', delete: 'late', quiet: 'late' }),
};

export const humanitiesRules: TaskRules = {
  steps: [decide, decide],
  // Keeping the Hindi word restores the letter count, so it has its own ending with the version that counts letters.
  endingOf: (pressed) =>
    pressed[0]?.[0] === 'letters' && pressed[1]?.[0] === 'carry'
      ? 'counted'
      : byLastPress({ note: 'noted', alone: 'alone', carry: 'carried' })(pressed),
};

export const certificateRules: TaskRules = {
  steps: [{ kind: 'find', right: 'd6' }, decide],
  endingOf: byLastPress({ range: 'grows', typed: 'stays', each: 'misses' }),
};
