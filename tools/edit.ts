/**
 * Starts the site and the CMS on this machine and opens the CMS in the browser. `npm run edit`; PORT is the site's port, the CMS takes the two
 * after it; OPEN=0 opens nothing. Works without a network once the CMS is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { dev } from 'astro';
import { serveCms } from '../cms/serve.ts';
import { inProject } from '../publish/project.ts';
import './check-folder.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

const port = Number(process.env.PORT ?? 4321);
// In a process of its own: Vite's build would leave this one set to production.
const { status } = spawnSync(process.execPath, [inProject('tools/build-cms.ts'), '--local'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
// Never on another address than this machine's own: whoever reaches the CMS may write.
const { address } = await dev({ server: { host: '127.0.0.1', port, open: false } });
await serveCms(inProject('cms/dist'), port + 1);
const url = `http://127.0.0.1:${port + 1}/`;
console.log(`The website: http://127.0.0.1:${address.port}/\nThe CMS:     ${url}   (Ctrl+C ends both)`);
if (process.env.OPEN !== '0') openInBrowser(url);

/** Opens an address in the system's browser; says nothing where there is none. */
function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = {
    win32: ['cmd', '/c', 'start', '', address],
    darwin: ['open', address],
  };
  const [program = 'xdg-open', ...args] = openers[process.platform] ?? ['xdg-open', address];
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
