/** Does `work` once the browser has nothing better to do, after `latest` milliseconds at the latest. Safari has no idle callback. */
export function whenIdle(work: () => void, latest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latest });
  else setTimeout(work, latest / 2);
}
