/** Whether a host on the web serves the site that was built: few questions, and those that no test beforehand can ask. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor } from '../../publish/headers.ts';
import { readHeadersFile } from '../../publish/host-files.ts';

interface Published {
  /** Where the site is: `https://www.school.example`. */
  origin: string;
  /** The same by http, which has to lead to the origin; null where nothing is asked of it. */
  plainOrigin: string | null;
  /** The built site that the host should serve. */
  folder: string;
}

/** What is wrong with a host, one line a fault with what to do. Throws where it does not answer at all. */
export async function hostFaults({ origin, plainOrigin, folder }: Published): Promise<string[]> {
  const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const faults: string[] = [];
  const expectAnswer = async (path: string, status: number, file: string | null, names: readonly string[]) => {
    const answer = await ask(origin + path);
    if (answer.status !== status) return void faults.push(`${path} answers ${answer.status} in place of ${status}.`);
    // What is not there is answered by a page, in whatever folder.
    const expected = headersFor(rules, status === 404 ? '/404' : path);
    for (const name of names) {
      const sent = answer.headers.get(name);
      if (sent !== expected[name]) faults.push(`${path}: ${name} is '${sent}' in place of '${expected[name]}'.`);
    }
    if (file !== null && !Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(folder, file)))) {
      faults.push(`${path} is not the file ${file} that was built: an older build still answers, or something rewrites it.`);
    }
  };

  await expectAnswer('/', 200, 'index.html', ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']);
  await expectAnswer('/no-such-page', 404, '404.html', ['Content-Security-Policy', 'Cache-Control']);
  await expectAnswer('/pictures/no-such-picture.avif', 404, '404.html', ['Cache-Control']);
  const script = await aFile(folder, 'assets', '.js');
  await expectAnswer(`/${script}`, 200, script, ['Cache-Control']);

  const film = await aFile(folder, 'films', '.mp4');
  const part = await ask(`${origin}/${film}`, { Range: 'bytes=0-1' });
  const range = part.headers.get('content-range');
  if (part.status !== 206 || range !== `bytes 0-1/${(await stat(join(folder, film))).size}`) {
    faults.push(`/${film}: a part is answered by ${part.status} and '${range}': no iPhone plays the films (docs/hosts.md).`);
  }

  if (plainOrigin !== null) {
    const { status, headers } = await ask(`${plainOrigin}/about`);
    const target = headers.get('location') ?? 'nowhere';
    if (![301, 308].includes(status) || target !== `${origin}/about`) {
      faults.push(
        `${plainOrigin}/about answers ${status} and leads to ${target}: http has to lead to ${origin}/about for good (docs/hosts.md).`,
      );
    }
  }
  return faults;
}

/** The first file of a folder with an ending, by its path in the site. */
async function aFile(folder: string, inside: string, ending: string): Promise<string> {
  const name = (await readdir(join(folder, inside))).find((one) => one.endsWith(ending));
  if (name === undefined) throw new Error(`${folder} has no ${ending} in ${inside}/: build the site first.`);
  return `${inside}/${name}`;
}

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
