import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether all of some files are in a folder. */
export async function allThere(files: readonly string[], folder: string): Promise<boolean> {
  const found = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => null)));
  return found.every(Boolean);
}
