/** The CMS, started over a copy of the project that is a git repository of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../../publish/project.ts';
import { freePort, startProgram } from '../../tools/hosts/programs.ts';
import { copySite } from '../../tools/site-copy.ts';

export interface CmsSite {
  folder: string;
  /** The website. */
  origin: string;
  cms: string;
  /** A file of the copy as it stands. */
  read(file: string): Promise<string>;
  git(...given: readonly string[]): string;
  stop(): Promise<void>;
}

/** Copies the project, commits it and starts `npm run edit` there. */
export async function startCms(): Promise<CmsSite> {
  const copy = await copySite({ ownCache: true });
  const masters = inProject('media/masters');
  // A clone may have left them out (README.md).
  if (existsSync(masters)) await cp(masters, join(copy.folder, 'media/masters'), { recursive: true });
  const packages = inProject('cms/decap/node_modules');
  if (existsSync(packages)) await symlink(packages, join(copy.folder, 'cms/decap/node_modules'), 'junction');
  const git = (...given: readonly string[]) => execFileSync('git', given, { cwd: copy.folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Clerk');
  git('config', 'user.email', 'clerk@school.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');

  const port = await freePort();
  const cms = `http://127.0.0.1:${port + 1}`;
  const server = await startProgram({
    command: process.execPath,
    args: ['tools/edit.ts'],
    cwd: copy.folder,
    env: { PORT: String(port), OPEN: '0' },
    probe: `${cms}/files.json`,
    patience: 120,
  });
  return {
    folder: copy.folder,
    origin: `http://127.0.0.1:${port}`,
    cms,
    read: (file) => readFile(join(copy.folder, file), 'utf8'),
    git,
    stop: async () => {
      await server.stop();
      await copy.remove();
    },
  };
}
