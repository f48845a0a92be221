/** The desk, started over a copy of the checkout that has a history of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../../publish/project.ts';
import { freePort, startProgram } from '../../tools/hosts/programs.ts';
import { copySite } from '../../tools/site-copy.ts';

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
  const masters = inProject('media/masters');
  // A clone may have left them out (README.md).
  if (existsSync(masters)) await cp(masters, join(copy.folder, 'media/masters'), { recursive: true });
  const git = (...given: readonly string[]) => execFileSync('git', given, { cwd: copy.folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Clerk');
  git('config', 'user.email', 'clerk@school.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProgram({
    command: process.execPath,
    args: ['tools/edit.ts'],
    cwd: copy.folder,
    env: { PORT: String(port), OPEN: '0' },
    probe: `${origin}/desk/api/known`,
  });
  return {
    folder: copy.folder,
    origin,
    read: (file) => readFile(join(copy.folder, file), 'utf8'),
    git,
    stop: async () => {
      await server.stop();
      await copy.remove();
    },
  };
}
