/** Generated picture and film files, their stores, and their hashes. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readManifest, type StoreName } from '#model/renditions.ts';
import { isSystemFile, strayFileAdvice } from '#model/stray-files.ts';

/** Returns the first ten hexadecimal digits of the SHA-256 of the concatenated `chunks`. */
export function shortHash(...chunks: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex').slice(0, 10);
}

/** A folder of generated files and its manifest. */
export interface Store<Manifest> {
  folder: string;
  manifest: Manifest;
}

export interface EncodeOptions {
  report?: (line: string) => void;
  /** `repository`: generates all files. `cache`: only those whose files in the repository are missing or outdated. */
  store?: StoreName;
  /** Also generates files that exist and are up to date. */
  force?: boolean;
}

/**
 * Generates the files of a store of the project at `root`, and writes its manifest.
 *
 * @param generate Returns the new manifest of the first store; the others are only read.
 */
export async function updateStore<Manifest extends Record<string, object>>(
  root: string,
  paths: Readonly<Record<StoreName, { manifest: string; folder: string }>>,
  { store = 'cache', force = false }: EncodeOptions,
  generate: (stores: readonly [Store<Manifest>, ...Store<Manifest>[]]) => Promise<Manifest>,
): Promise<void> {
  const open = (name: StoreName): Store<Manifest> => ({
    folder: join(root, paths[name].folder),
    manifest: readManifest<Manifest>(root, paths[name]),
  });
  const target = open(store);
  // An empty manifest has the type of every manifest.
  if (force) target.manifest = {} as Manifest;
  const manifest = await generate(store === 'cache' ? [target, open('repository')] : [target]);
  const file = join(root, paths[store].manifest);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Whether all of the files exist in a folder. */
export async function allExist(files: readonly string[], folder: string): Promise<boolean> {
  const stats = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => null)));
  return stats.every(Boolean);
}

/**
 * Throws if a file in a folder of masters belongs to no entry. Ignores system files.
 *
 * @param isListed Whether an entry refers to a file.
 * @param path Returns a file's path for the message, relative to the project.
 * @param advice What to do with a file that is not a backup.
 */
export async function rejectUnlistedFiles(
  folder: string,
  isListed: (file: string) => boolean,
  { path, advice }: { path: (file: string) => string; advice: string },
) {
  // A light clone has no masters (README.md).
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile() || isSystemFile(entry.name) || isListed(entry.name)) continue;
    throw new Error(`${path(entry.name)} ${strayFileAdvice(entry.name) ?? advice}.`);
  }
}

/** Whether all of the files exist in a folder with their expected sizes. */
export async function haveSizes(files: readonly { file: string; bytes: number }[], folder: string): Promise<boolean> {
  const sizes = await Promise.all(files.map(async ({ file }) => (await stat(join(folder, file)).catch(() => null))?.size));
  return files.every(({ bytes }, index) => sizes[index] === bytes);
}

/** Removes all files from a folder except `usedFiles`, and reports each. */
export async function removeUnusedFiles(
  usedFiles: readonly string[],
  folder: string,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  for (const file of await readdir(folder)) {
    if (usedFiles.includes(file)) continue;
    await rm(join(folder, file));
    report(`removed ${file}`);
  }
}
