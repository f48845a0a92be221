/** Searches the texts and the field labels of all entries. Decap's own search covers only titles. */
import { files } from '../in-browser/files.ts';
import { schemaOf } from './config.ts';
import { asFields, type Field } from './fields.ts';
import { fieldsOf, nameOf } from './snapshot.ts';

const maxResults = 30;

/** Shows the search box on pages with lists, not on pages with a form. */
export function initSiteSearch(): void {
  const search = document.querySelector<HTMLElement>('.site-search');
  const [input, results] = [search?.querySelector('input'), search?.querySelector('ul')];
  if (!search || !input || !results) return;
  const updateVisibility = () => {
    search.hidden = !localStorage.getItem('decap-cms-user') || /\/(entries|new)\b/.test(location.hash);
    if (!search.hidden) return;
    input.value = '';
    results.replaceChildren();
  };
  input.addEventListener('input', () =>
    results.replaceChildren(...(input.value.trim().length > 1 ? searchResults(input.value) : [])),
  );
  addEventListener('hashchange', updateVisibility);
  updateVisibility();
}

function searchResults(query: string): HTMLElement[] {
  const words = query.toLowerCase().trim().split(/\s+/);
  const matches = [...files.keys()].flatMap((path) => {
    const [folder = '', id = ''] = path.slice('src/content/'.length, -'.yaml'.length).split('/');
    const schema = schemaOf(path);
    const line =
      schema && labelledLines(schema, fieldsOf(path)).find((text) => words.every((word) => text.toLowerCase().includes(word)));
    return line ? [{ href: id ? `${folder}/entries/${id}` : `institution/entries/${folder}`, path, line }] : [];
  });
  return matches.slice(0, maxResults).map(({ href, path, line }) => {
    const item = document.createElement('li');
    const start = Math.max(0, line.toLowerCase().indexOf(words[0] ?? '') - 40);
    const text = `${nameOf(fieldsOf(path), schemaOf(path)?.title ?? path)} · ${line.slice(start, start + 100)}`;
    item.append(Object.assign(document.createElement('a'), { href: `#/collections/${href}`, textContent: text }));
    return item;
  });
}

/** Returns each text of an entry with its label: 'Title: Open day'. */
function labelledLines({ title = '', properties, items }: Field, value: unknown): string[] {
  if (properties)
    return Object.entries(asFields(value)).flatMap(([name, fieldValue]) => labelledLines(properties[name] ?? {}, fieldValue));
  if (Array.isArray(value)) return value.flatMap((item) => labelledLines(items ?? {}, item));
  return [`${title}: ${value}`];
}
