import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether the task is hydrated, and whether the visitor had opened the answer for visitors without JavaScript before that. Repeats a press from
 * before hydration, which it finds by the focus of the pressed choice.
 */
export function useHydration(task: RefObject<HTMLElement | null>, details: RefObject<HTMLDetailsElement | null>) {
  const [initial, setInitial] = useState<{ choice: string | undefined; wasAnswerOpen: boolean }>();
  useEffect(() => {
    const focused = task.current?.querySelector<HTMLElement>('[data-choice]:focus');
    setInitial({ choice: focused?.dataset.choice, wasAnswerOpen: details.current?.open ?? false });
  }, [task, details]);
  useEffect(() => {
    if (!initial?.choice) return;
    const button = task.current?.querySelector<HTMLElement>(`[data-choice='${initial.choice}']`);
    button?.focus({ preventScroll: true });
    button?.click();
  }, [initial, task]);
  return { isHydrated: initial !== undefined, wasAnswerOpen: initial?.wasAnswerOpen };
}
