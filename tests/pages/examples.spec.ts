/** The page of living examples is for the team: nothing of it is in what visitors are served. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleRoutes } from '../../examples/examples.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test('a production build has no trace of the examples, neither a file nor a word', async () => {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  expect(files.map(({ name }) => name).filter((name) => /^examples\b|^example[._-]|^specimen/.test(name))).toEqual([]);

  const traces = ['data-example', 'data-token', 'foundations-', ...exampleRoutes.map(({ pattern }) => `"${pattern}"`)];
  const texts = files.filter(({ name }) => /\.(html|css|js|json|xml|txt|webmanifest)$|^_/.test(name));
  expect(texts.length).toBeGreaterThan(40);
  for (const { name, parentPath } of texts) {
    const text = await readFile(join(parentPath, name), 'utf8');
    expect(
      traces.filter((trace) => text.includes(trace)),
      name,
    ).toEqual([]);
  }
});

test('their address is answered as one that is not known', async ({ request }) => {
  for (const { pattern } of exampleRoutes) expect((await request.get(pattern)).status()).toBe(404);
});
