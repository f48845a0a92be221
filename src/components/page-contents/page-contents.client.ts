/** Marks the link to the section on the screen with `aria-current`, in lists of contents and page jumps. Rows that scroll sideways centre it. */
export function initPageContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) return;

  const startedSections = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) startedSections.add(`#${target.id}`);
        else startedSections.delete(`#${target.id}`);
      }
      const current = links.findLast(({ hash }) => startedSections.has(hash));
      for (const link of links) link.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'location');
      const row = (current ?? links[0])?.closest('ul');
      row?.scrollTo({ left: current ? current.offsetLeft - row.clientWidth / 2 : 0 });
    },
    // The current section is the last one that starts in the upper third of the screen.
    { rootMargin: '1000000px 0px -66% 0px' },
  );
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) observer.observe(section);
  }
}
