/**
 * Stands in for `node:fs` in the browser, so that the site's own reading and checking of content runs in the CMS unchanged. Files live in a
 * map, by their path from the project's root; the project's root is `/`.
 */
export const files = new Map<string, string>();

const within = (path: string): string => path.replace(/^\/+/, '');

export function readFileSync(path: string, encoding?: string): string | Uint8Array {
  const text = files.get(within(path));
  if (text === undefined) throw Object.assign(new Error(`There is no ${path}`), { code: 'ENOENT' });
  return encoding ? text : new TextEncoder().encode(text);
}

export function readdirSync(folder: string) {
  const below = `${within(folder)}/`;
  return [...files.keys()]
    .filter((path) => path.startsWith(below))
    .map((path) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      parentPath: `/${path.slice(0, path.lastIndexOf('/'))}`,
      isDirectory: () => false,
    }));
}

export const existsSync = (path: string): boolean => files.has(within(path));
export const lstatSync = (path: string) => (existsSync(path) ? { isSymbolicLink: () => false } : undefined);
export const statSync = lstatSync;
