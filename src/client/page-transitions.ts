/** The `view-transition-name` of the picture; durations and easing are in styles/motion.css. */
const name = 'place';

/**
 * A card's picture becomes the head of the page that the card leads to, and goes back into the card on return. A head has its name in
 * CSS; of the cards only the one that is pressed, or returned to, may have it, so it is given here, just before the browser takes its
 * pictures. Browsers without view transitions between documents turn the page at once.
 */
export function initPageTransitions(): void {
  window.addEventListener('pageswap', (event) => nameOne(event, event.activation?.entry.url));
  window.addEventListener('pagereveal', (event) => nameOne(event, window.navigation?.activation?.from?.url));
}

/** Gives the name to the visible picture that links to `address`, until the transition has ended. */
function nameOne({ viewTransition }: PageRevealEvent | PageSwapEvent, address: string | null | undefined): void {
  if (!viewTransition || !address) return;
  const { pathname } = new URL(address);
  const head = document.querySelector<HTMLElement>('.framed [data-place]');
  const link = [...document.querySelectorAll<HTMLAnchorElement>('li a[href]')].find(
    (one) => one.pathname === pathname && one.closest('li')?.querySelector('picture'),
  );
  const card = link?.closest('li')?.querySelector('picture') ?? null;
  const moving = [card, head].find(isSeen);
  for (const picture of [head, card]) {
    if (!picture) continue;
    // A picture outside the viewport would fly in from nowhere.
    picture.style.viewTransitionName = picture === moving ? name : 'none';
    const forget = () => picture.style.removeProperty('view-transition-name');
    viewTransition.finished.then(forget, forget);
  }
}

function isSeen(element: HTMLElement | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}
