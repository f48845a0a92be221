import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxFile } from '../../publish/nginx/nginx-config.ts';
import { installAdvice } from '../debian.ts';
import { startWebServer, type WebServer } from './server-program.ts';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx with the container's configuration. Runs in its own folder, independent of an nginx service on the machine. */
export const nginx: WebServer = {
  name: 'nginx',
  whyMissing: () =>
    existsSync(program) && existsSync(brotliModule) ? null : `nginx is not installed (${installAdvice('nginx')})`,
  start: (folder) =>
    startWebServer('nginx', async (workFolder, port) => {
      // The configuration of the build, with a different address and root folder.
      const siteConfig = (await readFile(join(folder, nginxFile), 'utf8'))
        .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
        .replace(/root .*;/, () => `root "${folder}";`);
      await writeFile(join(workFolder, 'site.conf'), siteConfig);
      await copyFile(new URL('../../publish/nginx/nginx.conf', import.meta.url), join(workFolder, 'nginx.conf'));
      // If root starts nginx, it switches to another user, who may not be able to read these files.
      const rootArgs = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
      return { command: program, args: ['-p', workFolder, '-e', 'stderr', '-c', join(workFolder, 'nginx.conf'), ...rootArgs] };
    }),
};
