/** Starts the CMS on a copy of the project, committed to a new git repository. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from '../../publish/project.ts';
import { copyProject } from '../../tools/project-copy.ts';
import { freePort, startProgram } from '../../tools/web-servers/server-program.ts';

export interface CmsSite {
  folder: string;
  /** The origin of the website. */
  origin: string;
  /** The origin of the CMS. */
  cms: string;
  /** Reads a file of the copy. */
  read(file: string): Promise<string>;
  git(...args: readonly string[]): string;
  stop(): Promise<void>;
}

/** Copies the project, commits the copy and starts `npm run edit` in it. */
export async function startCms(): Promise<CmsSite> {
  const copy = await copyProject({ isolateCache: true });
  const masters = projectPath('media/masters');
  // The light clone leaves the masters out (README.md).
  if (existsSync(masters)) await cp(masters, join(copy.folder, 'media/masters'), { recursive: true });
  const packages = projectPath('cms/decap/node_modules');
  if (existsSync(packages)) await symlink(packages, join(copy.folder, 'cms/decap/node_modules'), 'junction');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: copy.folder, encoding: 'utf8' });
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
    timeoutSeconds: 120,
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
