/**
 * Sets `data-error` on the parent element of a script that fails to load, for example on an old page after a new deployment. base.css
 * then hides controls that would do nothing, and shows a message.
 */
addEventListener(
  'error',
  ({ target }) => {
    if ((target as HTMLScriptElement).type === 'module') ((target as Node).parentNode as HTMLElement).dataset.error = '';
  },
  true,
);
