/** Serves dist/ on 127.0.0.1 as the hosts will: `npm start`. PORT overrides 4321. */
import { inProject } from '../publish/project.ts';
import { lockHolder } from './build-lock.ts';
import { restoreSite } from './output-folder.ts';
import { startServer } from './static-server.ts';

const port = Number(process.env.PORT ?? 4321);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT is '${process.env.PORT}': write a number from 1 to 65535.`);
  process.exit(1);
}
try {
  // A build that was killed while it replaced the site left none.
  if ((await lockHolder(inProject('dist.lock'))) === null) await restoreSite(inProject('dist'));
  const { url } = await startServer({ folder: inProject('dist/'), port });
  console.log(`The site is at ${url}  (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
