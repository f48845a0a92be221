/**
 * Lets links within the page scroll smoothly (styles/home.css) once the page has loaded. Until then, and in the frame after, browsers scroll to the
 * fragment that the page was opened at: that arrives at once.
 */
export function initSmoothScroll(): void {
  const allow = () => document.documentElement.toggleAttribute('data-smooth-scroll', true);
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(allow)));
}
