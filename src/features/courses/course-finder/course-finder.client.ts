/**
 * Sets up the index of courses: shows one of its two lists, by the URL's fragment, and only the rows that match the pressed filters. Groups
 * without a row are hidden. The filters apply to both lists.
 */
export function initCourseFinder(): void {
  const finder = document.querySelector<HTMLElement>('[data-course-finder]');
  if (!finder) return;
  const findAll = (selector: string) => [...finder.querySelectorAll<HTMLElement>(selector)];
  const rows = findAll('[data-school]');
  const buttons = findAll('[data-filter]');
  const count = finder.querySelector('[data-finder-count]');
  // '109 of 109 courses and subjects'; a filter changes the first number.
  const fullCount = count?.textContent ?? '';
  const selection = { school: '', level: '' };

  const matches = ({ dataset: { school, levels = '' } }: HTMLElement) =>
    (!selection.school || school === selection.school) && (!selection.level || levels.split(' ').includes(selection.level));

  const applyFilters = () => {
    for (const row of rows) row.hidden = !matches(row);
    for (const group of findAll('[data-group]')) {
      group.hidden = !group.querySelector('[data-school]:not([hidden])');
      const details = group.querySelector('details');
      if (details && (selection.school || selection.level)) details.open = true;
    }
    for (const link of findAll('[data-letter-link]'))
      link.hidden = document.getElementById(link.dataset.letterLink ?? '')?.hidden === true;
    for (const button of buttons)
      button.ariaPressed = String(selection[button.dataset.filter as keyof typeof selection] === button.dataset.value);
    // Each course has one row in each list; its other rows have `data-duplicate`.
    const visibleCount = findAll('[data-school]:not([hidden], [data-duplicate])').length / 2;
    if (count) count.textContent = visibleCount ? fullCount.replace(/\d+/, String(visibleCount)) : 'No course is both';
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      selection[button.dataset.filter as keyof typeof selection] = button.dataset.value ?? '';
      applyFilters();
    });
  }
  const showView = () => {
    const target = document.getElementById(location.hash.slice(1));
    const views = findAll('[data-view]');
    // A fragment outside the lists doesn't change the view.
    const view = target?.closest('[data-view]') ?? (target && views.find(({ hidden }) => !hidden)) ?? views[0];
    for (const other of views) other.hidden = other !== view;
    for (const link of findAll('[data-view-link]')) link.ariaCurrent = String(link.getAttribute('href') === `#${view?.id}`);
    return target;
  };
  // The browser scrolls before the list is shown, so scroll again.
  window.addEventListener('hashchange', () => showView()?.scrollIntoView());
  applyFilters();
  showView();
}
