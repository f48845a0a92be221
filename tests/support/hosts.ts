/** The test function of the host suite: one running host for each worker, chosen by the project (playwright.config.ts). */
import { test as base, expect } from '@playwright/test';
import { type HostName, hostOf } from '../../tools/hosts/hosts.ts';
import type { RunningHost } from '../../tools/hosts/programs.ts';
import { dist } from './site.ts';

export { dist, expect };

export interface HostOptions {
  hostName: HostName;
}

export const test = base.extend<Record<never, never>, HostOptions & { host: RunningHost }>({
  hostName: ['nginx', { option: true, scope: 'worker' }],
  host: [
    async ({ hostName }, use) => {
      const host = await hostOf(hostName).start(dist);
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
});
