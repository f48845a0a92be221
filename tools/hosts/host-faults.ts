/** Checks that a host serves the built site. Makes a few requests, to find faults that no test before the deployment can find. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor } from '../../publish/headers.ts';
import { parseHeadersFile } from '../../publish/host-files.ts';

interface HostedSite {
  /** Origin of the site: `https://www.school.example`. */
  origin: string;
  /** The HTTP origin, which has to redirect to `origin`; null skips this check. */
  httpOrigin: string | null;
  /** The built site that the host should serve. */
  folder: string;
}

/** Returns the faults of a host, each as a sentence. Throws if the host does not respond. */
export async function hostFaults({ origin, httpOrigin, folder }: HostedSite): Promise<string[]> {
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const faults: string[] = [];
  const expectResponse = async (path: string, status: number, file: string | null, names: readonly string[]) => {
    const response = await request(origin + path);
    if (response.status !== status) return void faults.push(`${path} returns ${response.status} instead of ${status}.`);
    // A missing file in any folder gets the 404 page.
    const expected = headersFor(rules, status === 404 ? '/404' : path);
    for (const name of names) {
      const sent = response.headers.get(name);
      if (sent !== expected[name]) faults.push(`${path}: ${name} is '${sent}' instead of '${expected[name]}'.`);
    }
    if (file !== null && !Buffer.from(await response.arrayBuffer()).equals(await readFile(join(folder, file)))) {
      faults.push(
        `${path} is not the file ${file} that was built: the host still serves an older build, or something rewrites the file.`,
      );
    }
  };

  await expectResponse('/', 200, 'index.html', [
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ]);
  await expectResponse('/no-such-page', 404, '404.html', ['Content-Security-Policy', 'Cache-Control']);
  await expectResponse('/pictures/no-such-picture.avif', 404, '404.html', ['Cache-Control']);
  const script = await firstFile(folder, 'assets', '.js');
  await expectResponse(`/${script}`, 200, script, ['Cache-Control']);

  const film = await firstFile(folder, 'films', '.mp4');
  const partial = await request(`${origin}/${film}`, { Range: 'bytes=0-1' });
  const range = partial.headers.get('content-range');
  if (partial.status !== 206 || range !== `bytes 0-1/${(await stat(join(folder, film))).size}`) {
    faults.push(`/${film}: a range request gets ${partial.status} and '${range}': iPhones can't play the films (docs/hosts.md).`);
  }

  if (httpOrigin !== null) {
    const { status, headers } = await request(`${httpOrigin}/about`);
    const target = headers.get('location') ?? 'nowhere';
    if (![301, 308].includes(status) || target !== `${origin}/about`) {
      faults.push(
        `${httpOrigin}/about returns ${status} and leads to ${target}: HTTP has to redirect permanently to ${origin}/about (docs/hosts.md).`,
      );
    }
  }
  return faults;
}

/** Returns the path of the first file with an extension in a folder. */
async function firstFile(folder: string, subfolder: string, extension: string): Promise<string> {
  const name = (await readdir(join(folder, subfolder))).find((file) => file.endsWith(extension));
  if (name === undefined) throw new Error(`${folder} has no ${extension} in ${subfolder}/: build the site first.`);
  return `${subfolder}/${name}`;
}

const request = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
