/** Runs `callback` when the browser is idle, at the latest after `timeout` milliseconds. Safari has no `requestIdleCallback`. */
export function whenIdle(callback: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout });
  else setTimeout(callback, timeout / 2);
}
