/** The preview of an entry as the site shows it: the site's own components and styles, with the text that is in the form. */
import '#styles/layers.css';
import '#styles/site.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { stringify } from 'yaml';
import { files } from '../in-browser/files.ts';
import { loadFiles } from './snapshot.ts';

interface Form {
  collection: string;
  slug: string;
  data: Record<string, unknown>;
}

await loadFiles();
const stage = document.getElementById('preview');
if (!stage) throw new Error('preview.html has no element with the id preview.');
const root = createRoot(stage);
// They read the content as they load, so it has to be there.
const { previewOf } = await import('./preview-parts.tsx');

addEventListener('message', ({ source, data }: MessageEvent<Form>) => {
  if (source === parent || source === top || typeof data?.collection === 'string') root.render(drawn(data));
});
parent.postMessage('ready', location.origin);

/** The entry as the site shows it; what is still wrong with it where it can't be shown. */
function drawn({ collection, slug, data }: Form): ReactNode {
  const path = `src/content/${collection}/${slug || 'new'}.yaml`;
  const before = files.get(path);
  try {
    files.set(path, stringify(JSON.parse(JSON.stringify(data, (_, value) => (value === '' ? undefined : value)))));
    return previewOf(collection, slug || 'new', path);
  } catch (error) {
    return <p className="band">The preview appears when the form is complete. {error instanceof Error ? error.message : ''}</p>;
  } finally {
    if (before === undefined) files.delete(path);
    else files.set(path, before);
  }
}

// A link in a preview would lead out of the form.
addEventListener('click', (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault());
// Pictures lie with the site.
new MutationObserver(() => {
  for (const element of document.querySelectorAll('[src^="/pictures/"], [srcset^="/pictures/"]'))
    for (const name of ['src', 'srcset'])
      element.setAttribute(name, (element.getAttribute(name) ?? '').replaceAll(/(^|, ?)\/pictures\//g, '$1site/pictures/'));
}).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src', 'srcset'] });
