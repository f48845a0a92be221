/** Milliseconds for which a message is shown. */
const messageDuration = 6000;
const timers = new WeakMap<Element, number>();

/** Shows a message in a live region (`role="status"`) for six seconds, or permanently, for example if the visitor has to copy it. */
export function announce(status: Element | null | undefined, text: string, isPermanent = false): void {
  if (!status) return;
  status.textContent = text;
  clearTimeout(timers.get(status));
  if (isPermanent) return;
  const timer = window.setTimeout(() => status.replaceChildren(), messageDuration);
  timers.set(status, timer);
}
