/** Marks, in the list of contents of a long page, the part that is being read; a row that is drawn aside brings it to its middle. */
export function initPageContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;

  const begun = new Set<string>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(`#${target.id}`);
        else begun.delete(`#${target.id}`);
      }
      const here = links.findLast(({ hash }) => begun.has(hash));
      for (const link of links) link.removeAttribute('aria-current');
      here?.setAttribute('aria-current', 'location');
      const row = here?.closest('ul');
      if (here && row) row.scrollTo({ left: here.offsetLeft - row.clientWidth / 2 });
    },
    // The last part that has begun above a line under which a link's target lands; so the end of a page counts as its last part.
    { rootMargin: '1000000px 0px -75% 0px' },
  );
  for (const link of links) {
    const part = document.getElementById(link.hash.slice(1));
    if (part) watcher.observe(part);
  }
}
