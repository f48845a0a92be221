/**
 * What is folded and opens at a press, questions among it: beyond the browser's own it opens for whoever arrives at a place within it, or at the
 * item that it is a part of, and for a printer that asks before it prints.
 */
export function initFolds(): void {
  const followAddress = () => {
    const place = document.getElementById(location.hash.slice(1));
    const fold = place?.closest('details') ?? place?.querySelector<HTMLDetailsElement>(':scope:is(li, tr) details');
    if (!fold || fold.open) return;
    fold.open = true;
    place?.scrollIntoView();
  };
  window.addEventListener('hashchange', followAddress);
  followAddress();

  // Current browsers print closed details by CSS (styles/print.css); older ones need them open.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const fold of closed) fold.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false;
  });
}
