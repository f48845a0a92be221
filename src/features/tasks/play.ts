/** The state of a task, as its drawing needs it. */
import type { TaskChoice, TaskStep } from '#schemas/task.ts';
import type { StepRule } from './task-state.ts';

/** What has been pressed, and what the current step shows. */
export interface Play {
  /** Whether the task is hydrated and responds to presses. */
  isHydrated: boolean;
  step: number;
  /** Rule of the current step; undefined at the ending, when the drawing shows the outcome. */
  rule: StepRule | undefined;
  /** The ids pressed in the current step, and in each step so far. */
  pressed: readonly string[];
  history: readonly (readonly string[])[];
  /** Whether the current step is completed. */
  done: boolean;
  /** In a completed step that sorts, the choice whose explanation is shown. */
  explainedId: string | undefined;
  ending: string | undefined;
  /** Text of the drawing in this step or at this ending, if any. */
  caption: string | undefined;
  steps: readonly TaskStep[];
  press: (id: string) => void;
}

/** Returns the choices of a step. */
export const choicesOf = ({ steps }: Play, step: number): readonly TaskChoice[] => steps[step]?.choices ?? [];

/** Returns the choice with an id, if the step has one. */
export const findChoice = (play: Play, step: number, id?: string): TaskChoice | undefined =>
  choicesOf(play, step).find((choice) => choice.id === id);

/** Returns the id pressed last in a step, if any. */
export const lastPressed = ({ history }: Play, step: number): string | undefined => history[step]?.at(-1);
