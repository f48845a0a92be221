import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether presses are heard, and whether the answer had been unfolded before they were. What was pressed until then is pressed again: the
 * last of it, which alone has the focus.
 */
export function useReady(task: RefObject<HTMLElement | null>, fold: RefObject<HTMLDetailsElement | null>) {
  const [held, setHeld] = useState<{ choice: string | undefined; unfolded: boolean }>();
  useEffect(() => {
    const pressed = task.current?.querySelector<HTMLElement>('[data-choice]:focus');
    setHeld({ choice: pressed?.dataset.choice, unfolded: fold.current?.open ?? false });
  }, [task, fold]);
  useEffect(() => {
    if (!held?.choice) return;
    const button = task.current?.querySelector<HTMLElement>(`[data-choice='${held.choice}']`);
    button?.focus({ preventScroll: true });
    button?.click();
  }, [held, task]);
  return { ready: held !== undefined, unfolded: held?.unfolded };
}
