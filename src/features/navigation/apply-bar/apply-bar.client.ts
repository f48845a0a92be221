/** Shows Apply Now in the apply bar while neither the page's head, an Apply Now of its own nor its footer is in sight. */
export function initApplyBar(): void {
  const bar = document.querySelector('[data-apply-bar]');
  if (!bar) return;
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    bar.toggleAttribute('data-apply-shown', inSight.size === 0);
  });
  for (const element of document.querySelectorAll('main :is(h1, [data-apply]), body > footer')) observer.observe(element);
}
