import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxConfigFor } from '../../publish/nginx/config-for-build.ts';
import { advice } from '../debian.ts';
import { type HostKind, startHost } from './programs.ts';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx with the container's configuration, run from a folder of its own beside any that the machine runs as a service. */
export const nginx: HostKind = {
  name: 'nginx',
  missing: () => (existsSync(program) && existsSync(brotli) ? null : `nginx is not installed (${advice('nginx')})`),
  start: (folder) =>
    startHost('nginx', async (own, port) => {
      await writeFile(join(own, 'site.conf'), await nginxConfigFor(folder, { listen: `127.0.0.1:${port}`, root: folder }));
      await copyFile(new URL('../../publish/nginx/nginx.conf', import.meta.url), join(own, 'nginx.conf'));
      // Started by root, nginx would serve as somebody else, to whom the files here may be closed.
      const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
      return { command: program, args: ['-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf'), ...asRoot] };
    }),
};
