/** Shows why something was not saved, until the editor closes it. Decap's own message disappears after eight seconds. */
export function showRefusal(reasons: readonly string[]): void {
  const dialog = document.querySelector<HTMLDialogElement>('.refusal');
  const items = reasons.map((reason) => Object.assign(document.createElement('li'), { textContent: reason }));
  dialog?.querySelector('ul')?.replaceChildren(...items);
  dialog?.showModal();
}
