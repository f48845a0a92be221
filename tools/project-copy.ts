/** Copies of the project for builds in tests: two builds in one working tree would delete each other's temporary files, and dist/ must not change. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { projectPath } from '../publish/project.ts';

const root = projectPath();

/** Paths that a build does not read. */
const excludedPaths = /^(\.git|\.astro|dist([.-]\w+)?|tests|test-results|docs|studio|media\/masters|(.*\/)?node_modules)$/;

/** Environment of every build in a copy: a production build without telemetry or update checks. */
const buildEnvironment = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true', NODE_ENV: 'production' };

interface RunResult {
  /** Exit code. */
  status: number;
  /** stdout, then stderr. */
  output: string;
}

export interface ProjectCopy {
  folder: string;
  /** Runs Node with these arguments in the copy. */
  run(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<RunResult>;
  remove(): Promise<void>;
}

/** Copies the files that a build reads. With `isolateCache`, the copy neither reads nor writes the project's cache. */
export async function copyProject({ isolateCache }: { isolateCache: boolean }): Promise<ProjectCopy> {
  // With a space and a non-ASCII letter, as in users' folders.
  const folder = await mkdtemp(join(tmpdir(), 'a site é '));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !excludedPaths.test(relative(root, source).split(sep).join('/')),
  });
  const [packages, links] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  if (isolateCache) await linkPackages(packages, links);
  else await symlink(packages, links, linkType);
  return {
    folder,
    run: (args, env = {}) =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: { ...process.env, ...buildEnvironment, ...env } };
        execFile(process.execPath, args, options, (error, stdout, stderr) =>
          resolve({ status: error ? Number(error.code) || 1 : 0, output: stdout + stderr }),
        );
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Type of the links to folders. Ignored except on Windows, where a junction, unlike a symbolic link, needs no administrator rights. */
const linkType = 'junction';

/** Links all packages, but not the caches in node_modules. */
async function linkPackages(packages: string, links: string): Promise<void> {
  await mkdir(links);
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    if (entry.isFile() || entry.name === '.cache' || entry.name === '.vite') continue;
    await symlink(join(packages, entry.name), join(links, entry.name), linkType);
  }
}
