/** Files that are made from masters, and the hashes by which they are known. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What some parts hold, in ten hexadecimal digits. */
export function shortHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}

/** What a file holds. Throws when it can't be read. */
export const contentHash = async (file: string): Promise<string> => shortHash(await readFile(file));

/** Whether all of some files are in a folder. */
export async function allThere(files: readonly string[], folder: string): Promise<boolean> {
  const found = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => null)));
  return found.every(Boolean);
}

/** Throws, with the mend, where a file among the masters has a name that nothing has. */
export async function refuseUnnamed(folder: string, isNamed: (file: string) => boolean, mend: (file: string) => string) {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && !isNamed(entry.name)) throw new Error(mend(entry.name));
}

/** Removes from a folder all but the files that are wanted, and says so. */
export async function keepOnly(wanted: readonly string[], folder: string, report: (line: string) => void): Promise<void> {
  for (const file of await readdir(folder)) {
    if (wanted.includes(file)) continue;
    await rm(join(folder, file));
    report(`removed ${file}`);
  }
}
