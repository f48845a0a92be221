import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a build does not read. */
const unread = /^(\.git|\.astro|node_modules|dist|tests|test-results|bench|docs|media\/(masters|studio))$/;

export interface OtherBuild {
  /** The built site. */
  folder: string;
  status: number | null;
  /** What the build said on both outputs. */
  said: string;
  remove(): Promise<void>;
}

/**
 * Builds the site with other settings, from a copy of the repository: two builds of one working tree would take each other's
 * passing files away, and dist/ must stay as it is.
 */
export async function buildOtherwise(settings: {
  SITE_URL?: string;
  ANALYTICS_ID?: string;
  TODAY?: string;
}): Promise<OtherBuild> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(root, copy, {
    recursive: true,
    filter: (source) => !unread.test(relative(root, source).split(sep).join('/')),
  });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const { status, said } = await run(join(root, 'node_modules/astro/bin/astro.mjs'), copy, settings);
  return { folder: join(copy, 'dist'), status, said, remove: () => rm(copy, { recursive: true, force: true }) };
}

function run(astro: string, folder: string, settings: Record<string, string>): Promise<{ status: number | null; said: string }> {
  const build = spawn(process.execPath, [astro, 'build'], {
    cwd: folder,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DISABLE_UPDATE_CHECK: 'true',
      NODE_ENV: 'production',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('close', (status) => resolve({ status, said }));
  });
}
