/** The test function of the browser suites: a served site for each worker, and a watch on everything that goes wrong unseen. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { site } from '#model/site.ts';
import { analyticsHosts } from '../../publish/headers.ts';
import { inProject } from '../../publish/project.ts';
import { startServer } from '../../tools/static-server.ts';

export { expect };

/** The built site that is tested. */
export const dist = inProject('dist/');

/** Tests on a served site. */
export const servedTest = base.extend<Record<never, never>, { served: { origin: string } }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { server, url } = await startServer({ folder: dist, port: 0 });
      await use({ origin: new URL(url).origin });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.origin),
});

interface Watched {
  /** Faults that a test brings about on purpose, such as a script that it holds back. */
  expectedFaults: RegExp | null;
  faults: string[];
}

/** As servedTest; and every test fails on a console error, an exception, a request to another host and a request that fails. */
export const test = servedTest.extend<Watched>({
  expectedFaults: [null, { option: true }],
  faults: [
    async ({ context, served, expectedFaults }, use) => {
      const faults = watch(context, served.origin);
      await use(faults);
      const unexpected = faults.filter((fault) => !expectedFaults?.test(fault));
      expect(unexpected, 'faults in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** The hosts that an analytics ID lets in, as the policy of this build has them. */
const vendorHosts: readonly string[] =
  site.analyticsId === null ? [] : Object.values(analyticsHosts).flatMap((hosts) => hosts.split(' '));

/** With an analytics ID the pages ask for the vendor's script, which can't be reached from here; analytics.spec.ts has a stand-in for it. */
const isVendor = (url: string): boolean => vendorHosts.some((host) => new URLPattern(`${host}/*`).test(url));

/** The browser notes that the page for what is not there answers 404. */
const isMissingPage = (url: string): boolean => URL.parse(url)?.pathname === '/404';

/** Collects what goes wrong in the pages of a context, one line a fault. */
export function watch(context: BrowserContext, origin: string): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    // A name in a header that the browser does not know is a warning only.
    const wrong = message.type() === 'error' || message.text().includes('Permissions-Policy');
    if (wrong && !isVendor(message.location().url) && !isMissingPage(message.location().url))
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin && !isVendor(request.url())) {
      faults.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, and a film that is stopped, break off what they were loading.
    if (reason !== 'net::ERR_ABORTED' && !isVendor(request.url())) faults.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      faults.push(`request failed: ${response.url()} ${response.status()}`);
    }
  });
  return faults;
}
