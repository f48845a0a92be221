/** How long an answer stands beside the button that was pressed, in milliseconds. */
const stands = 6000;
const fading = new WeakMap<Element, number>();

/** Announces something in a live region (`role="status"`) for a while; what is to be copied by hand may stay. */
export function announce(status: Element | null | undefined, text: string, stays = false): void {
  if (!status) return;
  status.textContent = text;
  clearTimeout(fading.get(status));
  if (stays) return;
  const timer = window.setTimeout(() => status.replaceChildren(), stands);
  fading.set(status, timer);
}
