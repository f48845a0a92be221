/** Starts the site with the editing desk and opens it in the browser. `npm run edit`; PORT=4400 for another port, OPEN=0 to open nothing. */
import { dev } from 'astro';
import './check-folder.ts';

process.env.DESK = '1';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

// Never on another address than this machine's own: whoever reaches the desk may write.
const open = process.env.OPEN === '0' ? false : '/desk';
const { address } = await dev({ server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4321), open } });
console.log(`The desk: http://127.0.0.1:${address.port}/desk   (Ctrl+C ends it)`);
