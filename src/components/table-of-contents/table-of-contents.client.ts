/**
 * Marks the link to the section on the screen with `aria-current`, in every `data-contents` list: tables of contents, page jumps, the letters of the
 * A-to-Z page. A list that scrolls sideways scrolls that link to its middle.
 */
export function initTableOfContents(): void {
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
      for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
      const row = (current ?? links[0])?.closest('ul');
      row?.scrollTo({ left: current ? current.offsetLeft - row.clientWidth / 2 : 0 });
    },
    // The current section is the last one that starts above the lower two thirds of the screen.
    { rootMargin: '1000000px 0px -66% 0px' },
  );
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) observer.observe(section);
  }
}
