/** What may be published. A host sends whatever lies in the folder: what nobody meant to publish, or what was cut on its way, stops the build. */
import { open, readdir, rm } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FilmManifest } from '#model/films.ts';
import { readRenditions } from '#model/renditions.ts';
import { isSystemFile } from '#model/stray-files.ts';
import films from '../media/films.json' with { type: 'json' };
import { mediaTypes } from './media-types.ts';
import { inProject } from './project.ts';

const MB = 1024 * 1024;

/** The most bytes that Cloudflare takes of a file: https://developers.cloudflare.com/workers/platform/limits/#static-assets */
const mostBytes = 25 * MB;

/** What stands where in files of a kind, read as Latin-1. */
const signatures: Readonly<Record<string, { at: number; text: string }>> = {
  avif: { at: 4, text: 'ftypavif' },
  ico: { at: 0, text: '\0\0\x01\0' },
  jpg: { at: 0, text: '\xff\xd8\xff' },
  mp4: { at: 4, text: 'ftyp' },
  png: { at: 0, text: '\x89PNG\r\n\x1a\n' },
  vtt: { at: 0, text: 'WEBVTT' },
  webp: { at: 8, text: 'WEBP' },
  woff2: { at: 0, text: 'wOF2' },
};

/** The files that `npm run media` made, by their addresses, with their bytes; null where the manifest does not say. */
export type MediaSizes = ReadonlyMap<string, number | null>;

/** What the manifests of pictures and films say. */
export function mediaSizes(): MediaSizes {
  const pictures = Object.values(readRenditions(inProject())).flatMap(({ files }) => files);
  return new Map([
    ...pictures.map(({ file, bytes }) => [`/pictures/${file}`, bytes] as const),
    ...Object.values(films as FilmManifest).flatMap(
      ({ av1, h264, captions, bytes }) =>
        [
          [`/films/${av1}`, bytes.av1],
          [`/films/${h264}`, bytes.h264],
          [`/films/${captions}`, null],
        ] as const,
    ),
  ]);
}

/**
 * What is wrong with the files of a built site, one sentence a fault with what to do: hidden files, kinds of files that hosts are not told of,
 * files too large, media that are not what their names say, that differ in size from the manifest, or that no manifest names.
 */
export async function findFileFaults(folder: string, made: MediaSizes): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  const faults = await Promise.all(files.map((file) => faultOf(file, `/${relative(folder, file).split(sep).join('/')}`, made)));
  return faults.filter((fault) => fault !== null).sort();
}

/** Removes what operating systems had written into `public/`, such as .DS_Store, from the built folder. */
export async function removeSystemFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (isSystemFile(entry.name)) await rm(join(entry.parentPath, entry.name), { recursive: true, force: true });
}

/** The links in `public/`, each as a sentence with what to do: what they lead to would be published, from wherever it lies. */
export async function findLinks(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map(
      (path) => `public/${path} is a link, and what it leads to would be published: put the file itself there, or take it out.`,
    );
}

async function faultOf(file: string, path: string, made: MediaSizes): Promise<string | null> {
  const source = `public${path}`;
  if (/\/\./.test(path.replace(/^\/\.well-known\//, '/')))
    return `${path} is a hidden file, which nobody meant to publish: take ${source} out.`;
  const kind = extname(path).slice(1);
  if (!(kind in mediaTypes))
    return `${path} is of a kind that is not published: take ${source} out, or add its ending to publish/media-types.ts.`;
  const { size, beginning } = await read(file);
  // Those are told already (publish/pages/page-faults.ts).
  if (size === 0) return null;
  if (size > mostBytes)
    return `${path} has ${Math.ceil(size / MB)} MB, and hosts take ${mostBytes / MB}: make ${source} smaller, or take it out.`;
  const again = `put it there again ('git checkout ${source}', or delete it and run 'npm run media').`;
  const signature = signatures[kind];
  if (signature && !beginning.startsWith(signature.text, signature.at))
    return `${path} is no ${kind} file, as its name says: ${again}`;
  if (!/^\/(pictures|films)\//.test(path)) return null;
  const bytes = made.get(path);
  if (bytes === undefined) return `${path} is not a file that 'npm run media' made: run it to remove the file.`;
  return bytes === null || bytes === size ? null : `${path} has ${size} bytes in place of ${bytes}, so it is not whole: ${again}`;
}

/** The bytes of a file, and its first sixteen as Latin-1. */
async function read(path: string): Promise<{ size: number; beginning: string }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16));
    return { size, beginning: buffer.toString('latin1', 0, bytesRead) };
  } finally {
    await file.close();
  }
}
