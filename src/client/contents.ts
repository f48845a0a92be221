/** Marks, in the list of contents of a long page, the part that is being read; a row that is drawn aside brings it to its middle. */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;

  const reading = new Set<Element>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reading[isIntersecting ? 'add' : 'delete'](target);
      for (const link of links) {
        const here = [...reading].some(({ id }) => link.hash === `#${id}`);
        if (!here) link.removeAttribute('aria-current');
        else {
          link.setAttribute('aria-current', 'location');
          const row = link.closest('ul');
          row?.scrollTo({ left: link.offsetLeft - row.clientWidth / 2 });
        }
      }
    },
    // One line across the screen, a third from its top.
    { rootMargin: '-33% 0% -67%' },
  );
  for (const link of links) {
    const part = document.getElementById(link.hash.slice(1));
    if (part) watcher.observe(part);
  }
}
