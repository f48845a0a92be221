/**
 * Builds the CMS for an address of its own: `npm run build:cms` writes dist-cms/. CMS_BACKEND is github, gitlab or gitea; docs/content.md lists
 * the settings of each. Without it the CMS works on the files of this machine (`npm run edit`).
 */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { renditionStores } from '#model/renditions.ts';
import type { Host } from '../cms/app/config.ts';
import { buildCms } from '../cms/build.ts';
import { makePictures } from '../media/encoders/pictures.ts';
import { inProject } from '../publish/project.ts';
import { commands } from './commands.ts';

/** For the hosts that read such a file. Decap's own script and styles allow no stricter policy. */
const headers = `/*
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Content-Security-Policy: frame-ancestors 'self'; base-uri 'none'; object-src 'none'
`;

const isLocal = process.argv[2] === '--local';
try {
  installCms();
  if (!isLocal) await makePictures(inProject(), { report: console.log });
  await buildCms(
    isLocal ? { name: 'proxy', proxy_url: '/api/v1' } : hostFrom(process.env),
    inProject(isLocal ? 'cms/dist' : 'dist-cms'),
  );
  if (!isLocal) {
    // Thumbnails and previews; cms/serve.ts serves them from where they are.
    for (const { folder } of Object.values(renditionStores))
      cpSync(inProject(folder), inProject('dist-cms/pictures'), { recursive: true });
    writeFileSync(inProject('dist-cms/_headers'), headers);
    console.log('The CMS is in dist-cms/: publish that folder under an address of its own.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function installCms(): void {
  if (existsSync(inProject('cms/decap/node_modules/decap-cms/dist/decap-cms.js'))) return;
  console.log('Installing the CMS, once (about two minutes)…');
  const [npm, ...first] = commands.npm;
  const { status } = spawnSync(npm, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: inProject('cms/decap'),
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The CMS could not be installed: look at the connection to the network, then try again.');
}

/** Where editors sign in. Throws, naming the setting, when one is missing. */
function hostFrom(env: NodeJS.ProcessEnv): Host {
  const setting = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set: docs/content.md says what it is.`);
    return value;
  };
  const shared = () => ({ repo: setting('CMS_REPO'), branch: env.CMS_BRANCH ?? 'main' });
  switch (env.CMS_BACKEND) {
    case 'github':
      return { name: 'github', ...shared(), api_root: env.CMS_HOST ? `${env.CMS_HOST}/api/v3` : 'https://api.github.com' };
    case 'gitlab': {
      const host = env.CMS_HOST ?? 'https://gitlab.com';
      const sign = { auth_type: 'pkce', app_id: setting('CMS_APP_ID') } as const;
      return { name: 'gitlab', ...shared(), ...sign, base_url: host, api_root: `${host}/api/v4` };
    }
    case 'gitea': {
      const host = setting('CMS_HOST');
      return { name: 'gitea', ...shared(), app_id: setting('CMS_APP_ID'), base_url: host, api_root: `${host}/api/v1` };
    }
    default:
      throw new Error('CMS_BACKEND is not set: write github, gitlab or gitea (docs/content.md).');
  }
}
