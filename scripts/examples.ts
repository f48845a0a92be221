/** Serves the page of living examples while the site is worked on: `npm run examples`. PORT overrides 4321. */
import { dev } from 'astro';

const { address } = await dev({ server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4321) }, logLevel: 'warn' });
console.log(`The examples are at http://127.0.0.1:${address.port}/examples  (Ctrl+C stops it)`);
