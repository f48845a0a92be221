/** How long a message stays beside the pressed button, in milliseconds. */
const stands = 6000;
const fading = new WeakMap<Element, number>();

/** Shows a message in a live region (`role="status"`) for a while, or permanently if it is to be copied by hand. */
export function announce(status: Element | null | undefined, text: string, stays = false): void {
  if (!status) return;
  status.textContent = text;
  clearTimeout(fading.get(status));
  if (stays) return;
  const timer = window.setTimeout(() => status.replaceChildren(), stands);
  fading.set(status, timer);
}
