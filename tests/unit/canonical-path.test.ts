import { expect, test } from 'vitest';
import { routes } from '#model/routes.ts';
import { canonicalPath } from '../../publish/canonical-path.ts';
import { notFoundPaths, redirectedPaths } from '../support/canonical-path-cases.ts';

/** Paths that a browser could read as the URL of another host. */
const pathsLikeOtherHosts = [
  '//evil.example',
  '///evil.example//',
  '/\\\\evil.example',
  '//evil',
  '/%09/evil',
  '/%2f%2fevil',
  '/%ff',
  'about',
];
const pages: readonly string[] = [...[...routes.values()].map(({ path }) => path), '/404'];
const withoutQuery = (url: string) => url.replace(/\?.*/, '');

test('a path redirects to its page despite capitals, extensions and punctuation, and never to another host', () => {
  for (const [from, to] of redirectedPaths) expect(canonicalPath(withoutQuery(from)), from).toBe(withoutQuery(to));
  for (const path of notFoundPaths) expect(pages, path).not.toContain(canonicalPath(path));
  for (const path of pathsLikeOtherHosts) expect(canonicalPath(path) ?? '/', path).toMatch(/^\/(?!\/)[a-z]*$/);
});

test('very long paths are processed within a second', () => {
  const start = performance.now();
  for (const text of ['-a', '/index', '/a', '.', '.html', '/index.html']) canonicalPath(`/${text.repeat(8000 / text.length)}.x`);
  expect(performance.now() - start).toBeLessThan(1000);
});
