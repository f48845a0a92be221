/** Files that are made from masters, and the hashes by which they are known. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemFile, strayFileAdvice } from '#model/stray-files.ts';

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

/**
 * Throws where a file among the masters has a name that no entry has. `path` gives the file's path from the project's root, `advice` what to
 * do about a file that is no backup. What operating systems write is passed over.
 */
export async function refuseUnnamed(
  folder: string,
  isNamed: (file: string) => boolean,
  { path, advice }: { path: (file: string) => string; advice: string },
) {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || isSystemFile(entry.name) || isNamed(entry.name)) continue;
    throw new Error(`${path(entry.name)} ${strayFileAdvice(entry.name) ?? advice}.`);
  }
}

/** Whether all of some files are in a folder, with as many bytes as they should have. */
export async function areWhole(files: readonly { file: string; bytes: number }[], folder: string): Promise<boolean> {
  const sizes = await Promise.all(files.map(async ({ file }) => (await stat(join(folder, file)).catch(() => null))?.size));
  return files.every(({ bytes }, index) => sizes[index] === bytes);
}

/** Removes from a folder all but the files that are wanted, and says so. */
export async function keepOnly(
  wanted: readonly string[],
  folder: string,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  for (const file of await readdir(folder)) {
    if (wanted.includes(file)) continue;
    await rm(join(folder, file));
    report(`removed ${file}`);
  }
}
