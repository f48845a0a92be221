/**
 * Replaces `node:fs` in the browser, so that the CMS can run the site's code that reads and checks content. Texts by path relative to the project,
 * whose root is `/`.
 */
export const files = new Map<string, string>();

const relativePath = (path: string): string => path.replace(/^\/+/, '');

export function readFileSync(path: string, encoding?: string): string | Uint8Array {
  const text = files.get(relativePath(path));
  if (text === undefined) throw Object.assign(new Error(`There is no ${path}`), { code: 'ENOENT' });
  return encoding ? text : new TextEncoder().encode(text);
}

export function readdirSync(folder: string) {
  const prefix = `${relativePath(folder)}/`;
  return [...files.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      parentPath: `/${path.slice(0, path.lastIndexOf('/'))}`,
      isDirectory: () => false,
    }));
}

export const existsSync = (path: string): boolean => files.has(relativePath(path));
export const lstatSync = (path: string) => (existsSync(path) ? { isSymbolicLink: () => false } : undefined);
export const statSync = lstatSync;
