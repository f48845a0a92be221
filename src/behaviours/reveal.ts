/**
 * Bands below the first screen rise in once as they come into view. Only a script that runs hides anything, so nothing is ever
 * hidden without one; the moving itself is CSS (styles/motion.css), and absent under reduced motion.
 */
export function revealBands(): void {
  const bands = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (band) => band.getBoundingClientRect().top > window.innerHeight,
  );
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        (target as HTMLElement).dataset.reveal = 'shown';
      }
    },
    { rootMargin: '0px 0px -12% 0px' },
  );
  for (const band of bands) {
    band.dataset.reveal = 'waiting';
    watcher.observe(band);
  }
}
