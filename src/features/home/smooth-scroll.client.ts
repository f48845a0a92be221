/**
 * Enables smooth scrolling of links within the page (styles/home.css), a frame after the page has loaded: until then browsers scroll to the
 * fragment of the URL, which should not be animated.
 */
export function initSmoothScroll(): void {
  const enable = () => document.documentElement.toggleAttribute('data-smooth-scroll', true);
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(enable)));
}
