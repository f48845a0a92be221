/**
 * The state of a task as a pure reducer over its rules.
 *
 * There are four kinds of steps. `find`: press choices until the right one is found. `sort`: select all that belong, then finish. `repeat`: a
 * fixed number of presses; a choice may be pressed more than once. `decide`: one press, which can't be undone.
 */
export type StepRule =
  | { kind: 'find'; right: string }
  | { kind: 'sort'; right: readonly string[] }
  | { kind: 'repeat'; presses: number }
  | { kind: 'decide' };

export interface TaskRules {
  steps: readonly StepRule[];
  /** Returns the id of the ending, from the ids pressed in each step. */
  endingOf: (pressed: readonly (readonly string[])[]) => string;
}

export interface TaskState {
  /** Index of the current step; the number of steps at the ending. */
  step: number;
  /** The ids selected in each step so far, in order. Where a step sorts, a second press removes an id. */
  pressed: readonly (readonly string[])[];
  /** Whether the current step is completed. */
  done: boolean;
  /** In a completed `sort` step, the choice whose explanation is shown. */
  explainedId?: string;
}

export type TaskAction = { type: 'press'; id: string } | { type: 'finish' } | { type: 'next' } | { type: 'restart' };

export const initialState: TaskState = { step: 0, pressed: [[]], done: false };

/** Returns the state after an action. Actions that don't apply to the step, such as a second decision, return the same state. */
export function taskReducer({ steps }: TaskRules, state: TaskState, action: TaskAction): TaskState {
  if (action.type === 'restart') return initialState;
  const rule = steps[state.step];
  if (!rule) return state;
  if (action.type === 'next') return state.done ? { step: state.step + 1, pressed: [...state.pressed, []], done: false } : state;
  if (state.done) return action.type === 'press' && rule.kind === 'sort' ? { ...state, explainedId: action.id } : state;
  if (action.type === 'finish') return rule.kind === 'sort' ? { ...state, done: true } : state;
  const presses = currentPresses(state);
  const newPresses = press(rule, presses, action.id);
  if (newPresses === presses) return state;
  return { ...state, pressed: [...state.pressed.slice(0, -1), newPresses], done: isDone(rule, newPresses) };
}

/** Returns the ids pressed in the current step. */
export const currentPresses = ({ step, pressed }: TaskState): readonly string[] => pressed[step] ?? [];

/** Returns the ids that were sorted wrongly: selected but not right, or right but not selected. */
export const wronglySorted = (right: readonly string[], pressed: readonly string[], ids: readonly string[]): string[] =>
  ids.filter((id) => right.includes(id) !== pressed.includes(id));

/** Returns the ids selected in a step after a press on `id`, or the same array if the press has no effect. */
function press(rule: StepRule, presses: readonly string[], id: string): readonly string[] {
  if (rule.kind === 'repeat') return [...presses, id];
  if (!presses.includes(id)) return [...presses, id];
  return rule.kind === 'sort' ? presses.filter((pressedId) => pressedId !== id) : presses;
}

function isDone(rule: StepRule, pressed: readonly string[]): boolean {
  if (rule.kind === 'find') return pressed.includes(rule.right);
  if (rule.kind === 'repeat') return pressed.length === rule.presses;
  return rule.kind === 'decide';
}
