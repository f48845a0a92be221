import { prefersReducedMotion } from '#client/preferences.ts';

/**
 * A ring that follows the mouse on large screens, beside the system's own cursor, which stays. Grows over what can be pressed, and is
 * away while a film plays under it: it would cross the picture, and the words that stop it.
 */
export function initCursor(): void {
  const fine = window.matchMedia('(width >= 64em) and (hover: hover) and (pointer: fine)');
  if (!fine.matches || prefersReducedMotion()) return;

  const ring = document.createElement('div');
  ring.className = 'cursor-ring';
  ring.dataset.print = 'none';
  ring.setAttribute('aria-hidden', 'true');
  document.body.append(ring);
  let frame = 0;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        ring.style.translate = `${event.clientX}px ${event.clientY}px`;
        const under = event.target instanceof Element ? event.target : ring;
        const over = under.closest('a[href], button, summary, label') ? 'over' : 'free';
        ring.dataset.state = under.closest('[data-playing]') ? 'away' : over;
      });
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => {
    ring.dataset.state = 'away';
  });
}
