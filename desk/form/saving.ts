/** What Keystatic leaves out of a save: which state of the file the form began with, so that the server can tell when it has changed since. */

interface TreeEntry {
  path: string;
  sha: string;
}

const send = window.fetch;
/** The marks of the files as the forms of this page began with them. */
let begun: Readonly<Record<string, string>> = {};

/** Puts itself before Keystatic's requests. A file that changed meanwhile is overwritten only when the person at the desk says so. */
export function guardSaving(): void {
  window.fetch = async (input, init) => {
    const address = String(input);
    if (!address.startsWith('/api/keystatic/')) return send(input, init);
    let answer = await send(input, address.endsWith('/update') ? { ...init, body: withBeginnings(init?.body) } : init);
    if (answer.status === 409 && window.confirm(await answer.clone().text()))
      answer = await send(input, { ...init, body: withBeginnings(init?.body, true) });
    if (answer.ok && !address.includes('/blob/')) {
      if (address.endsWith('/update')) for (const path of pathsOf(init?.body)) localStorage.removeItem(path);
      const tree = (await answer.clone().json()) as TreeEntry[];
      begun = { ...Object.fromEntries(tree.map(({ path, sha }) => [path, sha])), ...(await marksOfDrafts()) };
    }
    return answer;
  };
  // Keystatic keeps a draft of what is typed, and it outlives the page: so does the mark of the file that it began with.
  for (const event of ['input', 'click'])
    document.addEventListener(event, () => localStorage.setItem(formFile(), begun[formFile()] ?? ''));
}

/** The file of the form on the page, as the tree names it. */
const formFile = (): string =>
  `${decodeURIComponent(location.pathname)
    .replace(/^\/keystatic\/(collection|singleton)\//, '')
    .replace(':', '/')
    .replace('/item/', '/')}.yaml`;

/** The marks that were kept with the drafts that there are. */
async function marksOfDrafts(): Promise<Record<string, string>> {
  const files = (await keysOfDrafts()).map(([, ...name]) => `${name.join('/').replace(':', '/')}.yaml`);
  return Object.fromEntries(files.map((file) => [file, localStorage.getItem(file)]).filter(([, mark]) => mark !== null));
}

/** ['collection', 'events', 'open-day'] and the like: where Keystatic keeps its drafts. */
const keysOfDrafts = (): Promise<string[][]> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('keystatic');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const asking = opening.result.transaction('items').objectStore('items').getAllKeys();
      asking.onsuccess = () => resolve(asking.result as string[][]);
      asking.onerror = () => resolve([]);
    };
  });

interface Update {
  additions: readonly { path: string }[];
  deletions: readonly { path: string }[];
}

/** The files that an update writes or takes away. */
function pathsOf(body: unknown): readonly string[] {
  const { additions, deletions } = JSON.parse(String(body)) as Update;
  return [...additions, ...deletions].map(({ path }) => path);
}

function withBeginnings(body: unknown, overwrite = false): string {
  const paths = pathsOf(body);
  return JSON.stringify({
    ...(JSON.parse(String(body)) as Update),
    overwrite,
    begun: Object.fromEntries(Object.entries(begun).filter(([path]) => paths.includes(path))),
  });
}
