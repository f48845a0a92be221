/** Every host that the site is kept working on. */
import { startServer } from '../static-server.ts';
import { nginx } from './nginx.ts';
import type { HostKind } from './programs.ts';
import { workerd } from './workerd.ts';

/** The project's own server, which `npm start` runs. */
const embedded: HostKind = {
  name: 'embedded',
  missing: () => null,
  async start(folder) {
    const { server, url } = await startServer({ folder, port: 0 });
    return {
      origin: new URL(url).origin,
      async stop() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  },
};

export type HostName = HostKind['name'];

const byName: Readonly<Record<HostName, HostKind>> = { embedded, nginx, workerd };

export const hosts = Object.values(byName);

/** A host by its name. */
export const hostOf = (name: HostName): HostKind => byName[name];
