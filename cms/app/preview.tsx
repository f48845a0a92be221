/** The preview of an entry as the site shows it: the site's own components and styles, with the text that is in the form. */
import '#styles/layers.css';
import '#styles/site.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { stringify } from 'yaml';
import { files } from '../in-browser/files.ts';
import { described } from './config.ts';
import { asFields, cleanValue } from './fields.ts';
import { loadFiles } from './snapshot.ts';

await loadFiles();
// They read the content as they load, so it has to be there.
const { previewOf } = await import('./preview-parts.tsx');
const root = createRoot(document.body);

const draw = () => root.render(drawn(JSON.parse(window.frameElement?.getAttribute('data-form') ?? '{}')));
addEventListener('form', draw);
draw();
// A link in a preview would lead out of the form.
addEventListener('click', (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault());

/** The entry as the site shows it, and what is still wrong with it where it can't be shown. */
function drawn({ collection = '', slug = 'new', data }: { collection?: string; slug?: string; data?: unknown }): ReactNode {
  const path = `src/content/${collection}/${slug}.yaml`;
  const before = files.get(path);
  const schema = described[collection];
  try {
    files.set(path, stringify(schema ? cleanValue(schema, data) : data));
    return previewOf(collection, slug, path) ?? plain(data);
  } catch (error) {
    return (
      <div className="band">
        <p>The preview appears when the form is complete. {error instanceof Error ? error.message : ''}</p>
        {plain(data)}
      </div>
    );
  } finally {
    if (before === undefined) files.delete(path);
    else files.set(path, before);
  }
}

/** All texts of a form, one below the other. */
function plain(value: unknown): ReactNode {
  if (typeof value !== 'object' || value === null) return <p>{String(value ?? '')}</p>;
  return (
    <ul>
      {Object.entries(asFields(value)).map(([name, part]) => (
        <li key={name}>{plain(part)}</li>
      ))}
    </ul>
  );
}
