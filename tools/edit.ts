/**
 * Starts the site and the CMS locally and opens the CMS in the browser. `npm run edit`; PORT is the port of the site, the CMS uses the next two;
 * OPEN=0 opens no browser. Works offline once the CMS is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { dev } from 'astro';
import { serveCms } from '../cms/serve.ts';
import { projectPath } from '../publish/project.ts';
import './check-folder.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

const port = Number(process.env.PORT ?? 4321);
// In a separate process, since Vite's build sets NODE_ENV to production.
const { status } = spawnSync(process.execPath, [projectPath('tools/build-cms.ts'), '--local'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
// Only on this machine, as the CMS (cms/serve.ts).
const { address } = await dev({ server: { host: '127.0.0.1', port, open: false } });
await serveCms(projectPath('cms/dist'), port + 1);
const url = `http://127.0.0.1:${port + 1}/`;
console.log(`The website: http://127.0.0.1:${address.port}/\nThe CMS:     ${url}   (Ctrl+C stops both)`);
if (process.env.OPEN !== '0') openInBrowser(url);

/** Opens a URL in the system's browser. Does nothing if there is none. */
function openInBrowser(url: string): void {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = {
    win32: ['cmd', '/c', 'start', '', url],
    darwin: ['open', url],
  };
  const [program = 'xdg-open', ...args] = openers[process.platform] ?? ['xdg-open', url];
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
