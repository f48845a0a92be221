/**
 * Animates bands below the first screen when they become visible for the first time. `data-reveal` is set to `waiting`, then `shown`; the
 * animation itself is CSS (styles/motion.css), and disabled under reduced motion. Positions come from the observer, because measuring
 * the bands would force a layout: 10 to 50 ms on a slow phone.
 */
export function initReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const { dataset } = target as HTMLElement;
        if (dataset.reveal === 'waiting' && isIntersecting) dataset.reveal = 'shown';
        else if (dataset.reveal === '' && boundingClientRect.top > window.innerHeight) dataset.reveal = 'waiting';
        if (dataset.reveal !== 'waiting') observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -12% 0px' },
  );
  for (const band of document.querySelectorAll('[data-reveal]')) observer.observe(band);
}
