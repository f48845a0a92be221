/** What no answer may be: a fault of the server, a file that is not the site's to give, or a way to another host. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { visiblePath } from '../../src/lib/routes.ts';
import { type Answer, plainBody } from '../../tests/support/raw.ts';
import type { Film } from './film-requests.ts';
import { faultOfParts } from './parts.ts';
import type { OddRequest } from './requests.ts';

/** Large ones would make a fuzz of ten thousand requests a download of gigabytes. Films are mostly asked for in parts. */
const heavy = /\.(avif|webp|jpg|png)$/;

const hashOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64');

/** Where odd requests begin. */
export interface Seeds {
  /** Every page, `/` too. */
  pages: readonly string[];
  /** Everything else that may be asked for, those with the same ending together. */
  files: readonly (readonly string[])[];
  films: readonly Film[];
}

export interface Site {
  seeds: Seeds;
  /** The page that stands in for what is not there. */
  notFound: Buffer;
  /** Of every file that visitors may have. */
  hashes: ReadonlySet<string>;
  /** What a part can be of: the files, and their compressed copies. */
  sent: readonly Buffer[];
}

/** Reads a built site: what may be answered at all. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/*/, '/'));
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  const notFound = files.get('/404.html');
  if (!notFound) throw new Error(`${folder} has no 404.html: build the site first.`);
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  const sizeOf = (name: string) => files.get(name)?.length ?? 0;
  const others = plain.filter((name) => !name.endsWith('.html') && !(heavy.test(name) && sizeOf(name) > 30_000));
  const films = plain.filter((name) => name.endsWith('.mp4')).map((path) => ({ path, size: sizeOf(path) }));
  if (films.length === 0) throw new Error(`${folder} has no film.`);
  return {
    seeds: {
      pages: plain.filter((name) => name.endsWith('.html')).map(visiblePath),
      files: [...Map.groupBy(others, extname).values()],
      films,
    },
    notFound,
    hashes: new Set(plain.map((name) => hashOf(files.get(name) ?? Buffer.alloc(0)))),
    sent: [...files.values()],
  };
}

/** What is wrong with an answer; null where nothing is. */
export function faultOf(request: OddRequest, answer: Answer, origin: string, site: Site): string | null {
  const { status, headers } = answer;
  if (!(status >= 100 && status < 500)) return `status ${status}`;
  const { location } = headers;
  if (location !== undefined) {
    const target = URL.canParse(location, `${origin}/some/page`) ? new URL(location, `${origin}/some/page`) : null;
    if (target?.origin !== origin || !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  }
  if (headers['x-odd'] !== undefined || headers['set-cookie'] !== undefined) return 'a header of the request’s making';
  const head = request.method === 'HEAD';
  return faultOfParts(answer, site.sent, head) ?? (head ? null : faultOfBody(answer, site));
}

/** Pages, files and the page that helps are compared with what was built; the few words of a refusal are only read. */
function faultOfBody(answer: Answer, site: Site): string | null {
  const body = readable(answer);
  if (body === null) return 'a body that can’t be unpacked';
  if (answer.status === 200 && !site.hashes.has(hashOf(body))) return 'a body that is no file of the site';
  if (answer.status === 404 && !body.equals(site.notFound)) return 'a 404 without the page that helps';
  if (/root:x:0:0|"lockfileVersion"|"devDependencies"|\[core\]/.test(body.toString('latin1'))) return 'a file from outside';
  return null;
}

/** The body without its compression, of which a part can't be relieved; null where it says that it is compressed and is not. */
function readable(answer: Answer): Buffer | null {
  if (answer.status === 206) return answer.body;
  try {
    return plainBody(answer);
  } catch {
    return null;
  }
}
