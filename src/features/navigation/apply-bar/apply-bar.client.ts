/** Shows Apply Now in the apply bar unless the page's heading, another Apply Now or the footer is on the screen. */
export function initApplyBar(): void {
  const bar = document.querySelector('[data-apply-bar]');
  if (!bar) return;
  const visibleElements = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visibleElements.add(target);
      else visibleElements.delete(target);
    }
    bar.toggleAttribute('data-apply-shown', visibleElements.size === 0);
  });
  for (const element of document.querySelectorAll('main :is(h1, [data-apply]), body > footer')) observer.observe(element);
}
