/** Serves dist/ on 127.0.0.1 as a host does: `npm start`. PORT overrides 4321. */
import { projectPath } from '../publish/project.ts';
import { lockHolder } from './build-lock.ts';
import { restoreSite } from './output-folder.ts';
import { startServer } from './static-server.ts';

const port = Number(process.env.PORT ?? 4321);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT is '${process.env.PORT}': write a number from 1 to 65535.`);
  process.exit(1);
}
try {
  // If a build was killed while it replaced the site, there is no dist/.
  if ((await lockHolder(projectPath('dist.lock'))) === null) await restoreSite(projectPath('dist'));
  const { url } = await startServer({ folder: projectPath('dist/'), port });
  console.log(`The site is at ${url}  (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
