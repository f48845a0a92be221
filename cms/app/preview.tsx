/** Previews the entry in the form, with the components and styles of the site. */
import '#styles/layers.css';
import '#styles/site.css';
import { Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { stringify } from 'yaml';
import { files } from '../in-browser/files.ts';
import { schemaOf } from './config.ts';
import { asFields, cleanValue } from './fields.ts';
import { loadFiles } from './snapshot.ts';

await loadFiles();
// The components read the content when they are imported, so it is loaded first.
const { previewOf } = await import('./entry-previews.tsx');
const root = createRoot(document.body);

const update = () => root.render(renderEntry(JSON.parse(window.frameElement?.getAttribute('data-form') ?? '{}')));
addEventListener('form', update);
update();
// A link in the preview would leave the form.
addEventListener('click', (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault());

/** Renders the entry, or the problem that prevents it. */
function renderEntry({ collection = '', slug, data }: { collection?: string; slug?: string; data?: unknown }): ReactNode {
  const id = slug || 'new-entry';
  const path = `src/content/${collection}/${id}.yaml`;
  const savedText = files.get(path);
  const schema = schemaOf(path);
  try {
    files.set(path, stringify(schema ? cleanValue(schema, data) : data));
    return previewOf(collection, id, path) ?? renderTexts(data);
  } catch (error) {
    return (
      <div className="band">
        <p>The page appears here once the form is complete. Still to do: {error instanceof Error ? error.message : ''}</p>
        {renderTexts(data)}
      </div>
    );
  } finally {
    if (savedText === undefined) files.delete(path);
    else files.set(path, savedText);
  }
}

/** Renders all texts of a form as paragraphs, without select values and ids. */
function renderTexts(value: unknown): ReactNode {
  if (typeof value !== 'object' || value === null) return /\D /.test(String(value)) && <p>{String(value)}</p>;
  return (
    <div>
      {Object.entries(asFields(value)).map(([name, fieldValue]) => (
        <Fragment key={name}>{renderTexts(fieldValue)}</Fragment>
      ))}
    </div>
  );
}
