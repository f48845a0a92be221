import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxFile } from '../../publish/nginx/nginx-config.ts';
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
      // The build's own configuration but for its places.
      const placed = (await readFile(join(folder, nginxFile), 'utf8'))
        .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
        .replace(/root .*;/, () => `root "${folder}";`);
      await writeFile(join(own, 'site.conf'), placed);
      await copyFile(new URL('../../publish/nginx/nginx.conf', import.meta.url), join(own, 'nginx.conf'));
      // Started by root, nginx would serve as somebody else, to whom the files here may be closed.
      const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
      return { command: program, args: ['-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf'), ...asRoot] };
    }),
};
