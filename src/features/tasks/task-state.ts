/**
 * What has been done of a task, as a pure reducer over its rules.
 *
 * A step is one of four acts. `find`: press until the right one is found. `sort`: press all that belong, then say that you are done.
 * `take`: a number of presses, the same choice more than once if you like. `decide`: one press, and no way back.
 */
export type StepRule =
  | { act: 'find'; right: string }
  | { act: 'sort'; right: readonly string[] }
  | { act: 'take'; presses: number }
  | { act: 'decide' };

export interface TaskRules {
  steps: readonly StepRule[];
  /** The ending's id, from what was pressed in each step. */
  endingOf: (pressed: readonly (readonly string[])[]) => string;
}

export interface TaskState {
  /** Past the last step stands the ending. */
  step: number;
  /** What was pressed in each step so far, in order. */
  pressed: readonly (readonly string[])[];
  /** Whether the step has had its answer. */
  done: boolean;
  /** Of a sorting that is done, the choice whose reason was last wanted. */
  seen?: string;
}

export type TaskAct = { type: 'press'; id: string } | { type: 'finish' } | { type: 'goOn' } | { type: 'again' };

export const atFirst: TaskState = { step: 0, pressed: [[]], done: false };

/** The state after an act. One that has no place in the step, such as a second decision, changes nothing. */
export function taskReducer({ steps }: TaskRules, state: TaskState, act: TaskAct): TaskState {
  if (act.type === 'again') return atFirst;
  const rule = steps[state.step];
  if (!rule) return state;
  if (act.type === 'goOn') return state.done ? { step: state.step + 1, pressed: [...state.pressed, []], done: false } : state;
  if (state.done) return act.type === 'press' && rule.act === 'sort' ? { ...state, seen: act.id } : state;
  if (act.type === 'finish') return rule.act === 'sort' ? { ...state, done: true } : state;
  const before = pressedIn(state);
  const now = afterPress(rule, before, act.id);
  if (now === before) return state;
  return { ...state, pressed: [...state.pressed.slice(0, -1), now], done: isDone(rule, now) };
}

/** What was pressed in the step at hand. */
export const pressedIn = ({ step, pressed }: TaskState): readonly string[] => pressed[step] ?? [];

/** What was sorted wrongly: pressed and not right, or right and not pressed. */
export const missedIn = (right: readonly string[], pressed: readonly string[], all: readonly string[]): string[] =>
  all.filter((id) => right.includes(id) !== pressed.includes(id));

function afterPress(rule: StepRule, before: readonly string[], id: string): readonly string[] {
  if (rule.act === 'take') return [...before, id];
  if (!before.includes(id)) return [...before, id];
  return rule.act === 'sort' ? before.filter((other) => other !== id) : before;
}

function isDone(rule: StepRule, pressed: readonly string[]): boolean {
  if (rule.act === 'find') return pressed.includes(rule.right);
  if (rule.act === 'take') return pressed.length === rule.presses;
  return rule.act === 'decide';
}
