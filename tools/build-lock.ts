/** A file that keeps two builds of one working tree apart: it holds the process id of the build under way. */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** No build lasts this long: the id in an older lock has come to belong to another program. In milliseconds. */
const longest = 60 * 60 * 1000;

/** Longer than it takes to remove a stale lock and write another, in milliseconds. */
const settling = 200;

/**
 * Takes the lock. Returns the function that gives it back. Throws with what to do while another build holds it; the lock of a build that was
 * killed is removed.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  if (!(await writeNew(file))) {
    const holder = await lockHolder(file);
    // In a container that is started anew, the same id may come again.
    if (holder !== null && holder !== process.pid) throw new Error(underWay(holder, file));
    await rm(file, { force: true });
    if (!(await writeNew(file))) throw new Error(underWay(await lockHolder(file), file));
    // Another build may have found the same stale lock and just removed this one for it: the last to write it goes on.
    await wait(settling);
    const winner = await lockHolder(file);
    if (winner !== process.pid) throw new Error(underWay(winner, file));
  }
  return () => rm(file, { force: true });
}

/** The process id of the build under way: 0 while it is not written yet, null where there is no build. */
export async function lockHolder(file: string): Promise<number | null> {
  const [text, age] = await Promise.all([readFile(file, 'utf8').catch(() => null), ageOf(file)]);
  if (text === null || age > longest) return null;
  const id = Number(text);
  if (!id) return age < settling ? 0 : null;
  return isRunning(id) ? id : null;
}

const underWay = (holder: number | null, file: string) =>
  `Another build is running here${holder ? ` (process ${holder})` : ''}. Wait until it has finished; if none is running, delete ${file}.`;

/** Writes this process's id into the file unless the file is there. Returns whether it did. */
async function writeNew(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** How long ago a file was written, in milliseconds; infinitely long where it is not there. */
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
    // A process of another user is running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
