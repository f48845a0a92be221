/**
 * Builds the CMS for an address of its own: `npm run build:cms` writes dist-cms/, or the folder after --out. docs/content.md lists its settings.
 * With --local the CMS works on the files of this machine (`npm run edit`).
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renditionStores } from '#model/renditions.ts';
import type { Host } from '../cms/app/config.ts';
import { buildCms } from '../cms/build.ts';
import { makePictures } from '../media/encoders/pictures.ts';
import { projectPath } from '../publish/project.ts';
import { commands } from './commands.ts';

/** The `_headers` file for hosts that read it. Decap's own script and styles don't work with a stricter policy. */
const headers = `/*
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Content-Security-Policy: frame-ancestors 'self'; base-uri 'none'; object-src 'none'
`;

const { values: options } = parseArgs({ options: { local: { type: 'boolean', default: false }, out: { type: 'string' } } });
const isLocal = options.local;
const outDir = options.out ? resolve(options.out) : projectPath(isLocal ? 'cms/dist' : 'dist-cms');
try {
  installCms();
  if (!isLocal) await makePictures(projectPath(), { report: console.log });
  await buildCms(isLocal ? { name: 'proxy', proxy_url: '/api/v1' } : githubFrom(process.env), outDir);
  if (!isLocal) {
    // For thumbnails and previews. Locally cms/serve.ts serves them from their folders.
    for (const { folder } of Object.values(renditionStores))
      cpSync(projectPath(folder), join(outDir, 'pictures'), { recursive: true });
    writeFileSync(join(outDir, '_headers'), headers);
    console.log(`The CMS is in ${outDir}: publish that folder under an address of its own.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function installCms(): void {
  if (existsSync(projectPath('cms/decap/node_modules/decap-cms/dist/decap-cms.js'))) return;
  console.log('Installing the CMS, once (about two minutes)…');
  const [npm, ...npmArgs] = commands.npm;
  const { status } = spawnSync(npm, [...npmArgs, 'ci', '--no-audit', '--no-fund'], {
    cwd: projectPath('cms/decap'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The CMS could not be installed: check the network connection, then try again.');
}

/** Returns the repository that editors sign in to. Throws if its name is not set. */
function githubFrom({ CMS_REPO: repo, CMS_BRANCH: branch = 'main', CMS_HOST: host }: NodeJS.ProcessEnv): Host {
  if (!repo) throw new Error('CMS_REPO is not set: see docs/content.md.');
  return { name: 'github', repo, branch, api_root: host ? `${host}/api/v3` : 'https://api.github.com' };
}
