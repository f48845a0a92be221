/** Shows Apply at the foot of a phone's screen while neither the page's head, an Apply Now of its own nor its foot is in sight. */
export function initApplyBar(): void {
  const bar = document.querySelector('[data-apply-bar]');
  if (!bar) return;
  const inSight = new Set<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    bar.toggleAttribute('data-shown', inSight.size === 0);
  });
  for (const one of document.querySelectorAll('main :is(h1, [data-apply]), body > footer')) watcher.observe(one);
}
