/** What no answer may be: a fault of the server, a file that is not the site's to give, or a way to another host. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, plainBody } from '../../tests/support/raw.ts';
import type { OddRequest } from './requests.ts';

const hashOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64');

export interface Site {
  /** Addresses of pages and files. */
  addresses: string[];
  /** Of every file that visitors may have. */
  hashes: ReadonlySet<string>;
  /** The files' bytes by their hash are not kept; parts are looked for in these. */
  files: ReadonlyMap<string, Buffer>;
}

/** Reads a built site: what may be answered at all. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/^[._]|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\/*/, '/'));
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  // Large files would make a fuzz of ten thousand a download of gigabytes.
  const small = names.filter((name) => (files.get(name)?.length ?? 0) < 30_000);
  const addresses = small.map((name) => name.replace(/\.html$/, ''));
  return { addresses, files, hashes: new Set([...files.values()].map(hashOf)) };
}

/** What is wrong with an answer; null where nothing is. */
export function faultOf(request: OddRequest, answer: Answer, origin: string, site: Site): string | null {
  const { status, headers, body } = answer;
  if (!(status >= 100 && status < 500)) return `status ${status}`;
  const { location } = headers;
  if (location !== undefined) {
    const target = URL.canParse(location, `${origin}/some/page`) ? new URL(location, `${origin}/some/page`) : null;
    if (target?.origin !== origin || !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  }
  if (headers['x-odd'] !== undefined || headers['set-cookie'] !== undefined) return 'a header of the request’s making';
  if (status === 200 && request.method !== 'HEAD' && !site.hashes.has(hashOf(plainBody(answer))))
    return 'a body that is no file of the site';
  if (
    status === 206 &&
    !headers['content-type']?.startsWith('multipart/') &&
    ![...site.files.values()].some((file) => file.includes(body))
  ) {
    return 'a part of no file of the site';
  }
  if (/root:x:0:0|"lockfileVersion"|"devDependencies"|\[core\]/.test(body.toString('latin1'))) return 'a file from outside';
  return null;
}
