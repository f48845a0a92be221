/** The `view-transition-name` of the picture; durations and easing are in styles/motion.css. */
const transitionName = 'picture';

/**
 * Morphs a card's picture into the head picture of the page that the card links to, and back on return. The head picture is named in CSS. Among
 * the cards only the one that is followed or returned to may have the name, so it is set here, just before the browser captures the page.
 * Browsers without cross-document view transitions show the new page without animation.
 */
export function initPageTransitions(): void {
  window.addEventListener('pageswap', (event) => nameTransitionPicture(event, event.activation?.entry.url));
  window.addEventListener('pagereveal', (event) => nameTransitionPicture(event, window.navigation?.activation?.from?.url));
}

/** Names the visible picture that links to `url`, or else the head picture, until the transition has ended. */
function nameTransitionPicture({ viewTransition }: PageRevealEvent | PageSwapEvent, url: string | null | undefined): void {
  if (!viewTransition || !url) return;
  const { pathname } = new URL(url);
  const head = document.querySelector<HTMLElement>('.default-layout [data-first-picture]');
  const link = [...document.querySelectorAll<HTMLAnchorElement>('li a[href]')].find(
    (anchor) => anchor.pathname === pathname && anchor.closest('li')?.querySelector('picture'),
  );
  const card = link?.closest('li')?.querySelector('picture') ?? null;
  const transitionPicture = [card, head].find(isOnScreen);
  for (const picture of [head, card]) {
    if (!picture) continue;
    // A picture outside the viewport would fly in from nowhere.
    picture.style.viewTransitionName = picture === transitionPicture ? transitionName : 'none';
    const reset = () => picture.style.removeProperty('view-transition-name');
    viewTransition.finished.then(reset, reset);
  }
}

function isOnScreen(element: HTMLElement | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}
