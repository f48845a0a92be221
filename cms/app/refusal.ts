/** Shows why something was not saved, until the editor closes it. Decap's own message disappears after eight seconds. */
export function showRefusal(reasons: readonly string[]): void {
  document.querySelector('.refusal')?.remove();
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  const heading = document.createElement('h2');
  heading.textContent = 'Not saved yet';
  const list = document.createElement('ul');
  list.append(
    ...reasons.map((reason) => {
      const item = document.createElement('li');
      item.textContent = reason;
      return item;
    }),
  );
  const close = document.createElement('button');
  close.textContent = 'Back to the form';
  close.addEventListener('click', () => dialog.close());
  dialog.append(heading, list, close);
  document.body.append(dialog);
  dialog.showModal();
}
