/** Sets up the field that filters the terms by what a visitor types. Letters without a match are hidden; on phones the others open. */
export function initTermFilter(): void {
  const field = document.querySelector<HTMLInputElement>('[data-term-filter]');
  const status = document.querySelector<HTMLElement>('[data-term-status]');
  if (!field || !status) return;
  const letters = [...document.querySelectorAll<HTMLElement>('[data-letter]')].map((section) => ({
    section,
    details: section.querySelector('details'),
    terms: [...section.querySelectorAll<HTMLElement>('[data-term]')].map((element) => ({
      element,
      text: normalise(element.textContent),
    })),
  }));
  const update = () => {
    const query = normalise(field.value);
    let count = 0;
    for (const { section, details, terms } of letters) {
      for (const { element, text } of terms) element.hidden = !text.includes(query);
      const matches = terms.filter(({ element }) => !element.hidden).length;
      section.hidden = matches === 0;
      if (details) details.open = query !== '';
      count += matches;
    }
    status.textContent = query === '' ? '' : count === 0 ? (status.dataset.termStatus ?? '') : `${count} found`;
  };
  field.addEventListener('input', update);
  // Browsers restore what was typed when a visitor comes back.
  if (field.value) update();
}

/** Lower case, without spaces, full stops, hyphens and apostrophes, so that 'bpt' finds B.P.T. */
const normalise = (text: string) => text.toLowerCase().replaceAll(/[\s.\-'’]/g, '');
