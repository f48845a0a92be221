/** The desk, started over a copy of the checkout that has a history of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/hosts/free-port.ts';
import { copySite } from '../../scripts/site-copy.ts';

export interface DeskSite {
  folder: string;
  origin: string;
  /** A file of the copy as it stands. */
  read(file: string): Promise<string>;
  git(...given: readonly string[]): string;
  stop(): Promise<void>;
}

/** Copies the checkout, commits it and starts `npm run edit` there. */
export async function startDesk(): Promise<DeskSite> {
  const copy = await copySite({ ownCache: true });
  const root = fileURLToPath(new URL('../../', import.meta.url));
  for (const part of ['media/masters', 'bench/budgets.ts'])
    await cp(join(root, part), join(copy.folder, part), { recursive: true });
  const git = (...given: readonly string[]) => execFileSync('git', given, { cwd: copy.folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Clerk');
  git('config', 'user.email', 'clerk@school.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');

  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port), OPEN: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('The desk:') && resolve());
    server.on('close', (status) => reject(new Error(`The desk ended with ${status}.`)));
  });
  return {
    folder: copy.folder,
    origin: `http://127.0.0.1:${port}`,
    read: (file) => readFile(join(copy.folder, file), 'utf8'),
    git,
    stop: async () => {
      const ended = new Promise((resolve) => server.removeAllListeners('close').on('close', resolve));
      server.kill();
      await ended;
      await copy.remove();
    },
  };
}
