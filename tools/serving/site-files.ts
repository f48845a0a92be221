/** The files of a built site, as a server answers with them. */
import { realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { mediaTypes, textTypes } from '../../hosting/media-types.ts';

/** The bytes of a file in one coding. */
export interface Copy {
  /** Where it lies. */
  file: string;
  /** `br` or `gzip`; an empty string: as it is. */
  coding: string;
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

/**
 * The file of a folder at an address, `/about.html`, as it is now; undefined where there is none, and for what a link leads to or another
 * way of writing its name. It is looked up for each request: the site may be built anew in the meantime.
 */
export async function siteFile(folder: string, address: string): Promise<SiteFile | undefined> {
  const file = join(await realpath(folder).catch(() => folder), address);
  if ((await realpath(file).catch(() => null)) !== file) return undefined;
  const [plain, ...compressed] = await Promise.all([
    copyOf(file, ''),
    ...codings.map(([coding, end]) => copyOf(file + end, coding)),
  ]);
  return plain && { type: typeOf(file), plain, compressed: compressed.filter((copy) => copy !== undefined) };
}

async function copyOf(file: string, coding: string): Promise<Copy | undefined> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return undefined;
  const etag = `"${[found.size, Math.trunc(found.mtimeMs), ...(coding ? [coding] : [])].join('-')}"`;
  return { file, coding, etag };
}

function typeOf(name: string): string {
  const type = mediaTypes[extname(name).slice(1)] ?? 'application/octet-stream';
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
