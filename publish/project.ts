import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Returns the absolute path of a file of the project. The `pathname` of a URL would be wrong in a folder with a space or an é. */
export const projectPath = (path = ''): string => join(root, path);
