/**
 * Marks the element in which a script stands `data-lost` if the script fails to load, for example because an old page is open after a new one
 * was published: base.css then hides controls that would do nothing, and shows a message.
 */
addEventListener(
  'error',
  ({ target }) => {
    if ((target as HTMLScriptElement).type === 'module') ((target as Node).parentNode as HTMLElement).dataset.lost = '';
  },
  true,
);
