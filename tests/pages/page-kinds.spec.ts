/** What is tried on a page of each kind is tried on every part of the site: no part stands on pages that are left out alone. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { inProject } from '../../hosting/project.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { pages, type TestedPage } from '../support/pages.ts';

// A part without styles of its own is made of others.
const parts = globSync('src/{components,features}/**/*.module.css', { cwd: inProject() }).map((file) =>
  basename(file, '.module.css'),
);
const chosen = oneOfEachKind(pages);
const standsOn =
  (part: string) =>
  ({ html }: TestedPage): boolean =>
    new RegExp(`class="([^"]* )?${part}-`).test(html);

test('every part that stands on a page stands on a chosen one', () => {
  const found = parts.filter((part) => pages.some(standsOn(part)));
  expect(found.length, 'parts that stand on a page').toBeGreaterThan(60);
  expect(found.filter((part) => !chosen.some(standsOn(part)))).toEqual([]);
});

test('every school’s own way with its courses is among them, and so are all events', () => {
  const paths = chosen.map(({ path }) => path);
  for (const path of ['/', '/courses', '/offline', '/404', '/schoolofdesign', '/schoolofscience', '/whatson']) {
    expect(paths).toContain(path);
  }
});

test('programmes of one make are not all chosen', () => {
  expect(chosen.filter(({ path }) => /^\/schoolofparamedicalandhealthsciences\/./.test(path)).length).toBe(1);
  expect(chosen.length).toBeLessThan(pages.length * 0.7);
});
