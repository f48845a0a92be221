import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where something of the project lies on this machine. By the `pathname` of a URL it would not be found in a folder with a space or an é. */
export const inProject = (path = ''): string => join(root, path);
