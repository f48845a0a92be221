/** The files in public/, which Astro copies into the site as they are. */
import { readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { filesBelow, isSystemFile, strayFileAdvice } from '../src/data/stray-files.ts';
import { mediaTypes } from './media-types.ts';

/** What must not be published, each file with what to do. */
export function publicFileFaults(root: string): string[] {
  return filesBelow(join(root, 'public')).flatMap((name) => {
    const says = strayFileAdvice(name) ?? (isServed(name) ? undefined : unserved(name));
    return says ? [`public/${name} ${says}.`] : [];
  });
}

/** What stands in .well-known/ (RFC 8615) is named by others, often without an ending. */
const isServed = (name: string) => name.startsWith('.well-known/') || extname(name).slice(1).toLowerCase() in mediaTypes;
const unserved = (name: string) =>
  `would be published, and hosts have no type for '${extname(name) || name}' files: move it out of public/, or add the ending to hosting/media-types.ts`;

/** Removes from a built folder what operating systems had written into public/. */
export async function removeSystemFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (isSystemFile(entry.name)) await rm(join(entry.parentPath, entry.name), { recursive: true, force: true });
}
