/** Every host: the headers of every answer, as the one source has them, and what the judges of headers say of them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { site } from '#model/site.ts';
import { analyticsHosts, headersFor } from '../../publish/headers.ts';
import { readHeadersFile } from '../../publish/host-files.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { pages, pagesThere } from '../support/pages.ts';
import { ask } from '../support/raw.ts';

const rules = readHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
/** The headers of a page. What a rule takes away of them is not sent. */
const onPages = Object.keys(rules[0]?.headers ?? {});
const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !/^[._]|\.(html|br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length).replace(/^\/*/, '/'));
/** One file of each ending in each folder. */
const kinds = [...new Map(files.map((path) => [path.replace(/[^/]*\./, ''), path])).values()];

for (const [what, answer, paths] of [
  ['every page', 200, pagesThere.map(({ path }) => path)],
  ['a file of each kind', 200, kinds],
  ['what is not there', 404, ['/404', '/assets/none.js', '/films/none.mp4', '/events/none.ics', '/social/none/none']],
  ['what leads on', 301, ['/about/', '/about.html', '/schooloftechnologyandspecializations', '/index.html', '/index']],
] as const) {
  test(`${what} has the site’s headers, each once`, async ({ host }) => {
    for (const path of paths) {
      const { status, headers, names } = await ask(host.origin, path, { method: 'HEAD' });
      expect(status, path).toBe(answer);
      // What is not there is answered by a page, and not as the folder's files.
      const expected = headersFor(rules, status === 404 ? '/404' : path);
      for (const [name, value] of Object.entries(expected)) {
        expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
        expect(
          names.filter((one) => one === name.toLowerCase()),
          `${path}: ${name}`,
        ).toHaveLength(1);
      }
      for (const name of onPages.filter((one) => !(one in expected))) expect(names, path).not.toContain(name.toLowerCase());
      expect(headers['set-cookie'] ?? headers['x-powered-by'], path).toBeUndefined();
      expect(headers.server ?? '', 'no version').not.toMatch(/\d/);
    }
  });
}

test('a refused request has the headers of a page', async ({ host, hostName }) => {
  for (const [status, path, method] of [
    [405, '/about', 'POST'],
    // Cloudflare reads a broken address as it can: there is nothing.
    ...(hostName === 'workerd' ? [] : ([[400, '/%', 'GET']] as const)),
  ] as const) {
    const answer = await ask(host.origin, path, { method });
    expect(answer.status, path).toBe(status);
    for (const [name, value] of Object.entries(headersFor(rules, '/404'))) {
      expect(answer.headers[name.toLowerCase()], `${status}: ${name}`).toBe(value);
    }
  }
});

test('the policy allows each inline script by its hash, and no other', async ({ host }) => {
  const inline = pages.flatMap(({ document }) =>
    document
      .querySelectorAll('script:not([src])')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json')
      .map((script) => script.rawText),
  );
  const hashes = [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const { headers } = await ask(host.origin, '/');
  const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];
  const others = site.analyticsId === null ? [] : [analyticsHosts.script];
  expect(scripts.sort()).toEqual(["'self'", ...hashes, ...others].sort());
});

test('Google’s evaluator finds nothing severe in the policy', async ({ host }) => {
  const { headers } = await ask(host.origin, '/');
  const found = new CspEvaluator(new CspParser(headers['content-security-policy'] ?? '').csp).evaluate();
  const severe = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM];
  expect(found.filter(({ severity }) => severe.includes(severity))).toEqual([]);
});
