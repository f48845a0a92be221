/** Starts the site with the editing desk and opens it in the browser. `npm run edit`; PORT=4400 for another port. */
import { spawn } from 'node:child_process';
import { dev } from 'astro';

process.env.DESK = '1';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

// Never on another address than this machine's own: whoever reaches the desk may write.
const { address } = await dev({ server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4321) } });
const url = `http://127.0.0.1:${address.port}/desk`;
console.log(`The desk: ${url}   (Ctrl+C ends it)`);
if (process.env.OPEN !== '0') {
  const [command, ...first] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open'];
  spawn(command as string, [...first, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
