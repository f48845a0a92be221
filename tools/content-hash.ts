import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What a file holds, in ten hexadecimal digits. Throws when it can't be read. */
export async function contentHash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 10);
}
