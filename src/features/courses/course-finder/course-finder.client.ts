/**
 * The index of courses shows one of its two lists at a time, the one that the address leads into, and only the lines that the pressed
 * buttons leave; headings without a line go too. Both lists are filtered alike.
 */
export function initCourseFinder(): void {
  const finder = document.querySelector<HTMLElement>('[data-course-finder]');
  if (!finder) return;
  const all = (selector: string) => [...finder.querySelectorAll<HTMLElement>(selector)];
  const lines = all('[data-school]');
  // Each course has a line of its own in both lists.
  const counted = lines.filter(({ dataset }) => dataset.also === undefined);
  const buttons = all('[data-filter]');
  const chosen = { school: '', level: '' };

  const fits = ({ dataset: { school, levels = '' } }: HTMLElement) =>
    (!chosen.school || school === chosen.school) && (!chosen.level || levels.split(' ').includes(chosen.level));

  const filter = () => {
    for (const line of lines) line.hidden = !fits(line);
    for (const group of all('[data-group]')) group.hidden = !group.querySelector('[data-school]:not([hidden])');
    for (const jump of all('[data-jump]')) jump.hidden = document.getElementById(jump.dataset.jump ?? '')?.hidden === true;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(chosen[button.dataset.filter as keyof typeof chosen] === button.dataset.value));
    }
    const left = counted.filter(({ hidden }) => !hidden).length / 2;
    const count = finder.querySelector('[data-finder-count]');
    if (count) count.textContent = left === 0 ? 'No course is both' : `${left} of ${counted.length / 2} shown`;
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      chosen[button.dataset.filter as keyof typeof chosen] = button.dataset.value ?? '';
      filter();
    });
  }
  const show = () => {
    const target = document.getElementById(location.hash.slice(1));
    const views = all('[data-view]');
    // An address that leads elsewhere on the page changes nothing here.
    const view = target?.closest('[data-view]') ?? (target && views.find(({ hidden }) => !hidden)) ?? views[0];
    for (const one of views) one.hidden = one !== view;
    for (const link of all('[data-view-link]')) {
      const current = link.getAttribute('href') === `#${view?.id}`;
      link.setAttribute('aria-current', String(current));
    }
    return target;
  };
  // The browser has looked for the place before its list was shown.
  window.addEventListener('hashchange', () => show()?.scrollIntoView());
  filter();
  show();
}
