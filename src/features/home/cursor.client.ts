import { prefersReducedMotion } from '#client/preferences.ts';

/**
 * Adds a ring that follows the mouse on large screens, in addition to the system cursor. It grows over links and buttons, and is hidden over a
 * playing film.
 */
export function initCursor(): void {
  const largeScreenWithMouse = window.matchMedia('(width >= 64em) and (hover: hover) and (pointer: fine)');
  if (!largeScreenWithMouse.matches || prefersReducedMotion()) return;

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
        const target = event.target instanceof Element ? event.target : ring;
        const state = target.closest('a[href], button, summary, label') ? 'over-control' : 'default';
        ring.dataset.state = target.closest('[data-playing]') ? 'hidden' : state;
      });
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => {
    ring.dataset.state = 'hidden';
  });
}
