/** Every web server: the headers of every response, compared with publish/headers.ts and evaluated by Google's CSP Evaluator. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { site } from '#model/site.ts';
import { analyticsHosts, headersFor } from '../../publish/headers.ts';
import { parseHeadersFile } from '../../publish/host-files.ts';
import { existingPages, pages } from '../support/pages.ts';
import { sendRawRequest } from '../support/raw-request.ts';
import { dist, expect, test } from '../support/web-server.ts';

const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
/** The names of the headers of pages. A response to which they do not apply must not have them. */
const pageHeaderNames = Object.keys(rules[0]?.headers ?? {});
const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/^[._]|\.(html|br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length).replace(/^\/*/, '/'));
/** One file of each extension in each folder. */
const sampleFiles = [...new Map(files.map((path) => [path.replace(/[^/]*\./, ''), path])).values()];

for (const [subject, expectedStatus, paths] of [
  ['every page', 200, existingPages.map(({ path }) => path)],
  ['a file of each extension and folder', 200, sampleFiles],
  ['a missing file or page', 404, ['/404', '/assets/none.js', '/films/none.mp4', '/events/none.ics', '/social/none/none']],
  ['a redirect', 301, ['/about/', '/about.html', '/schooloftechnologyandspecializations', '/index.html', '/index']],
] as const) {
  test(`${subject} has the site’s headers, each once`, async ({ server }) => {
    for (const path of paths) {
      const { status, headers, headerNames } = await sendRawRequest(server.origin, path, { method: 'HEAD' });
      expect(status, path).toBe(expectedStatus);
      // A 404 response has the headers of a page, not those of the folder's files.
      const expected = headersFor(rules, status === 404 ? '/404' : path);
      for (const [name, value] of Object.entries(expected)) {
        expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
        expect(
          headerNames.filter((headerName) => headerName === name.toLowerCase()),
          `${path}: ${name}`,
        ).toHaveLength(1);
      }
      for (const name of pageHeaderNames.filter((headerName) => !(headerName in expected)))
        expect(headerNames, path).not.toContain(name.toLowerCase());
      expect(headers['set-cookie'] ?? headers['x-powered-by'], path).toBeUndefined();
      expect(headers.server ?? '', 'the server header has no version').not.toMatch(/\d/);
    }
  });
}

test('the response to an invalid request has the headers of a page', async ({ server, serverName }) => {
  for (const [status, path, method] of [
    [405, '/about', 'POST'],
    // Cloudflare accepts a malformed path and responds with 404.
    ...(serverName === 'workerd' ? [] : ([[400, '/%', 'GET']] as const)),
  ] as const) {
    const response = await sendRawRequest(server.origin, path, { method });
    expect(response.status, path).toBe(status);
    for (const [name, value] of Object.entries(headersFor(rules, '/404'))) {
      expect(response.headers[name.toLowerCase()], `${status}: ${name}`).toBe(value);
    }
  }
});

test('the CSP allows each inline script by its hash, and no other', async ({ server }) => {
  const inline = pages.flatMap(({ document }) =>
    document
      .querySelectorAll('script:not([src])')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json')
      .map((script) => script.rawText),
  );
  const hashes = [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const { headers } = await sendRawRequest(server.origin, '/');
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
  const vendorScripts = site.analyticsId === null ? [] : [analyticsHosts.script];
  expect(scripts.sort()).toEqual(["'self'", ...hashes, ...vendorScripts].sort());
});

test('Google’s CSP Evaluator finds nothing severe', async ({ server }) => {
  const { headers } = await sendRawRequest(server.origin, '/');
  const findings = new CspEvaluator(new CspParser(headers['content-security-policy'] ?? '').csp).evaluate();
  const severe = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];
  expect(findings.filter(({ severity }) => severe.includes(severity))).toEqual([]);
});
