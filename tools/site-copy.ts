/** Copies of the project to build in: two builds of one working tree would take each other's passing files away, and dist/ must stay as it is. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { inProject } from '../publish/project.ts';

const root = inProject();

/** What a build does not read. */
const unread = /^(\.git|\.astro|dist([.-]\w+)?|tests|test-results|docs|studio|media\/masters|(.*\/)?node_modules)$/;

/** What every build in a copy is told: to be the one that visitors get, and to say nothing but what matters. */
const quiet = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true', NODE_ENV: 'production' };

/** How a program ended, and what it said on both outputs. */
interface Outcome {
  status: number;
  said: string;
}

export interface SiteCopy {
  folder: string;
  /** Runs Node with these arguments in the copy. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome>;
  remove(): Promise<void>;
}

/** Copies what a build reads. `ownCache`: nothing that was made before is taken up, and nothing stays in the project's cache. */
export async function copySite({ ownCache }: { ownCache: boolean }): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'a site é '));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !unread.test(relative(root, source).split(sep).join('/')),
  });
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  if (ownCache) await linkPackages(from, to);
  else await symlink(from, to, linkType);
  return {
    folder,
    run: (args, env = {}) =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: { ...process.env, ...quiet, ...env } };
        execFile(process.execPath, args, options, (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code) || 1 : 0, said: stdout + stderr }),
        );
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Read on Windows alone, where any other link to a folder needs an administrator's rights. */
const linkType = 'junction';

/** The program that builds the pages. */
export const astro = join(root, 'node_modules/astro/bin/astro.mjs');

async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isFile() || entry.name === '.cache' || entry.name === '.vite') continue;
    await symlink(join(from, entry.name), join(to, entry.name), linkType);
  }
}
