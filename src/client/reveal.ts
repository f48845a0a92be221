/**
 * Bands below the first screen rise in once as they come into view. Only a script that runs hides anything, so nothing is ever
 * hidden without one; the moving itself is CSS (styles/motion.css), and absent under reduced motion. The observer says where each band is:
 * asking the bands themselves would have the browser lay the page out at once, 10 to 50 ms on a slow phone.
 */
export function initReveal(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const { dataset } = target as HTMLElement;
        if (dataset.reveal === 'waiting' && isIntersecting) dataset.reveal = 'shown';
        else if (dataset.reveal === '' && boundingClientRect.top > window.innerHeight) dataset.reveal = 'waiting';
        if (dataset.reveal !== 'waiting') watcher.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -12% 0px' },
  );
  for (const band of document.querySelectorAll('[data-reveal]')) watcher.observe(band);
}
