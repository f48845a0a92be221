import { startServer } from '../static-server.ts';
import type { HostKind } from './host.ts';

/** The project's own server, which `npm start` runs. */
export const embedded: HostKind = {
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
