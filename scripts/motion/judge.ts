/** Whether a recording keeps within what scrolling may cost. */
import { motion as limits } from '../../bench/budgets.ts';

export interface Recording {
  /** Work for a frame that 95 of 100 do not exceed. */
  frame: number;
  /** The longest task. */
  task: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** What a recording exceeds, in words; none where it keeps within the limits. */
export function exceeded(screen: string, { frame, task, shift }: Recording): string[] {
  return [
    frame > limits.frame && `${screen}: ${frame.toFixed(1)} ms of work a frame (95th percentile), at most ${limits.frame}`,
    task > limits.task && `${screen}: a task of ${task.toFixed(1)} ms, at most ${limits.task}`,
    shift > limits.shift && `${screen}: a layout shift of ${shift.toFixed(3)}, at most ${limits.shift}`,
  ].filter((fault) => fault !== false);
}

/** What to say where the machine was too busy to draw half of the frames that a screen of 60 a second shows: work then heaps up. */
export function tooBusy(screen: string, frames: number, seconds: number): string[] {
  const most = Math.round(seconds * 60);
  return frames * 2 < most
    ? [
        `${screen}: only ${frames} of ${most} frames were drawn, so this is no fair measure. Let the machine rest, and measure again.`,
      ]
    : [];
}
