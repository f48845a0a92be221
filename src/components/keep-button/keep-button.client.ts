import { keptKey } from '#utils/kept-key.ts';
import keepingScript from './keeping.ts?script-url';

/**
 * Loads keeping.ts at the first press on a keep button, or at once if courses are kept. From then on it handles every press, and every event
 * after which the list may have changed: in another tab, or on a page that was prerendered or restored.
 */
export function initKeepButtons(): void {
  let isNeeded: unknown;
  const onEvent = ({ type, target }: Event) => {
    const button = type === 'click' && (target as Element).closest<HTMLElement>('[data-keep]');
    if (type === 'click' && !button) return;
    isNeeded ||= button || type === 'storage' || hasKeptCourses();
    if (isNeeded) import(/* @vite-ignore */ keepingScript).then(({ onChange }) => onChange(button));
  };
  for (const type of ['click', 'pageshow', 'storage', 'visibilitychange']) addEventListener(type, onEvent);
}

function hasKeptCourses(): boolean {
  try {
    return keptKey in localStorage;
  } catch {
    return false;
  }
}
