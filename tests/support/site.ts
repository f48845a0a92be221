/** The test functions of the browser suites: one server for each worker, and a check for errors in the browser. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { site } from '#model/site.ts';
import { analyticsHosts } from '../../publish/headers.ts';
import { projectPath } from '../../publish/project.ts';
import { startServer } from '../../tools/static-server.ts';

export { expect };

/** The folder of the built site under test. */
export const dist = projectPath('dist/');

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

interface ErrorFixtures {
  /** Matches errors that the test causes on purpose, such as a blocked script. */
  expectedErrors: RegExp | null;
  /** The errors so far, as collectBrowserErrors describes. */
  browserErrors: string[];
}

/** servedTest that fails on a console error, an exception, a request to another host and a failed request. */
export const test = servedTest.extend<ErrorFixtures>({
  expectedErrors: [null, { option: true }],
  browserErrors: [
    async ({ context, served, expectedErrors }, use) => {
      const errors = collectBrowserErrors(context, served.origin);
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** The hosts that this build's CSP allows for analytics; none without an analytics ID. */
const vendorHosts: readonly string[] =
  site.analyticsId === null ? [] : Object.values(analyticsHosts).flatMap((hosts) => hosts.split(' '));

/** With an analytics ID the pages request the vendor's script, which tests can't reach. analytics.spec.ts mocks it. */
const isVendor = (url: string): boolean => vendorHosts.some((host) => new URLPattern(`${host}/*`).test(url));

/** The browser logs the 404 status of the not-found page as a console error. */
const isMissingPage = (url: string): boolean => URL.parse(url)?.pathname === '/404';

/** Collects console errors, exceptions, requests to other hosts and failed requests of all pages of a context, one line each. */
export function collectBrowserErrors(context: BrowserContext, origin: string): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    // Chromium reports an unknown feature in the Permissions-Policy header as a warning.
    const isError = message.type() === 'error' || message.text().includes('Permissions-Policy');
    if (isError && !isVendor(message.location().url) && !isMissingPage(message.location().url))
      errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => errors.push(`exception: ${webError.error().message}`));
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin && !isVendor(request.url())) {
      errors.push(`request to another host: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigating away and stopping a film abort their requests.
    if (reason !== 'net::ERR_ABORTED' && !isVendor(request.url())) errors.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      errors.push(`request failed: ${response.url()} ${response.status()}`);
    }
  });
  return errors;
}
