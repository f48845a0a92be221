/** What a drawing is given of the task at hand. */
import type { TaskChoice, TaskStep } from '#schemas/task.ts';
import type { StepRule } from './task-state.ts';

export interface Play {
  /** Whether presses are heard. */
  ready: boolean;
  step: number;
  /** None once the task has ended: then the drawing shows what became of it. */
  rule: StepRule | undefined;
  /** What was pressed in the step at hand, and in each step so far. */
  pressed: readonly string[];
  history: readonly (readonly string[])[];
  done: boolean;
  seen: string | undefined;
  ending: string | undefined;
  /** What the drawing says in this step or at this ending, where it says anything. */
  caption: string | undefined;
  steps: readonly TaskStep[];
  press: (id: string) => void;
}

/** The choices of a step. */
export const choicesOf = ({ steps }: Play, step: number): readonly TaskChoice[] => steps[step]?.choices ?? [];

/** One of them, where a step has one of that id. */
export const choiceOf = (play: Play, step: number, id?: string): TaskChoice | undefined =>
  choicesOf(play, step).find((choice) => choice.id === id);

/** What was pressed last in a step, if anything was. */
export const lastOf = ({ history }: Play, step: number): string | undefined => history[step]?.at(-1);
