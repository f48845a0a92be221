/**
 * Opens a `details` element, such as a question, if the target of the URL's fragment is within it or is the item that contains it. Opens all
 * before printing.
 */
export function initCollapsibles(): void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    const details =
      target?.closest('details') ?? target?.querySelector<HTMLDetailsElement>(':scope > [data-collapsible], li:scope details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  };
  window.addEventListener('hashchange', openTarget);
  openTarget();

  // Current browsers print closed details by CSS (styles/print.css); older ones need them open.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of closed) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of closed) details.open = false;
  });
}
