/** Keystatic sends nothing while a field is wrong, and says nothing: saving leads to the first of them, wherever it is folded away. */
export function showWhatIsWrong(): void {
  // After the form has drawn what is wrong.
  const look = () => setTimeout(lead, 100);
  document.addEventListener('submit', look, true);
  document.addEventListener('keydown', (event) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) look();
  });
}

function lead(): void {
  const wrong = document.querySelector('p.desk-issue');
  for (let at = wrong?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  const input = wrong
    ?.closest('.desk-field, .desk-group')
    ?.querySelector<HTMLElement>('input, textarea, select, summary, button');
  input?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'nearest' });
}
