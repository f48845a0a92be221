/** The test function of the web server suite. Each worker starts the server that is set in its Playwright project (playwright.config.ts). */
import { test as base, expect } from '@playwright/test';
import type { RunningServer } from '../../tools/web-servers/server-program.ts';
import { type WebServerName, webServerOf } from '../../tools/web-servers/web-servers.ts';
import { dist } from './site.ts';

export { dist, expect };

export interface ServerOptions {
  serverName: WebServerName;
}

export const test = base.extend<Record<never, never>, ServerOptions & { server: RunningServer }>({
  serverName: ['nginx', { option: true, scope: 'worker' }],
  server: [
    async ({ serverName }, use) => {
      const server = await webServerOf(serverName).start(dist);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
