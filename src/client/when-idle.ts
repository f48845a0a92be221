/** Runs `work` when the browser is idle, at the latest after `latest` milliseconds. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void, latest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, latest / 2);
}
