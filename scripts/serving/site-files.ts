/** The files of a built site, as a server answers with them. */
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { mediaTypes, textTypes } from '../../deploy/media-types.ts';

/** The bytes of a file in one coding. */
export interface Copy {
  /** Where it lies. */
  file: string;
  /** `br` or `gzip`; an empty string: as it is. */
  coding: string;
  size: number;
  /** Strong: the bytes are another copy's if anything in it differs. */
  etag: string;
}

export interface SiteFile {
  /** What goes into `Content-Type`. */
  type: string;
  plain: Copy;
  /** Its compressed copies, the smallest coding first. A site that was only built, and not compressed, has none. */
  compressed: readonly Copy[];
}

const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Every file of a folder by its address, `/about.html`; what is added later is not seen. */
export async function readSiteFiles(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    const copies = codings.filter(([, ending]) => names.has(name + ending));
    const address = name.slice(join(folder, '/').length - 1);
    files.set(address, {
      type: typeOf(name),
      plain: await copyOf(name, ''),
      compressed: await Promise.all(copies.map(([coding, ending]) => copyOf(name + ending, coding))),
    });
  }
  return files;
}

async function copyOf(file: string, coding: string): Promise<Copy> {
  const { size, mtimeMs } = await stat(file);
  const etag = `"${[size, Math.trunc(mtimeMs), ...(coding ? [coding] : [])].join('-')}"`;
  return { file, coding, size, etag };
}

function typeOf(name: string): string {
  const type = mediaTypes[extname(name).slice(1)] ?? 'application/octet-stream';
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
