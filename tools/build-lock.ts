/** A lock file that prevents two builds in the same working tree. It contains the process id of the running build. */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Maximum age of a lock in milliseconds, longer than any build. The process id in an older lock belongs to another program. */
const maxAge = 60 * 60 * 1000;

/** Milliseconds within which a stale lock is replaced. */
const settleTime = 200;

/**
 * Acquires the lock. Returns a function that releases it. Throws if another build is running; the message says what to do. Replaces the lock of a
 * build that was killed.
 */
export async function acquireLock(file: string): Promise<() => Promise<void>> {
  if (!(await writeNew(file))) {
    const holder = await lockHolder(file);
    // In a restarted container this build may have the same id.
    if (holder !== null && holder !== process.pid) throw new Error(runningMessage(holder, file));
    await rm(file, { force: true });
    if (!(await writeNew(file))) throw new Error(runningMessage(await lockHolder(file), file));
    // Another build may have found the same stale lock and replaced this one. The build that wrote the lock last continues.
    await wait(settleTime);
    const lastWriter = await lockHolder(file);
    if (lastWriter !== process.pid) throw new Error(runningMessage(lastWriter, file));
  }
  return () => rm(file, { force: true });
}

/** Returns the process id of the running build: 0 if it is not written yet, null if there is no build. */
export async function lockHolder(file: string): Promise<number | null> {
  const [text, age] = await Promise.all([readFile(file, 'utf8').catch(() => null), ageOf(file)]);
  if (text === null || age > maxAge) return null;
  const id = Number(text);
  if (!id) return age < settleTime ? 0 : null;
  return isRunning(id) ? id : null;
}

const runningMessage = (holder: number | null, file: string) =>
  `Another build is running here${holder ? ` (process ${holder})` : ''}. Wait until it has finished; if none is running, delete ${file}.`;

/** Writes the process id into the file unless it exists. Returns whether it was written. */
async function writeNew(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns a file's age in milliseconds; `Infinity` if it does not exist. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
