/** What is tried on a page of each kind is tried on every part of the site: no section stands on pages that are left out alone. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inProject } from '../../hosting/project.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { pages, type TestedPage } from '../support/pages.ts';

const folder = inProject('src/sections/');
// A section without styles of its own is made of others.
const sections = readdirSync(folder).filter((name) => existsSync(`${folder}${name}/${name}.module.css`));
const chosen = oneOfEachKind(pages);
const standsOn =
  (section: string) =>
  ({ html }: TestedPage): boolean =>
    new RegExp(`class="([^"]* )?${section}-`).test(html);

test('every section that stands on a page stands on a chosen one', () => {
  const found = sections.filter((section) => pages.some(standsOn(section)));
  expect(found.length, 'sections that stand on a page').toBeGreaterThan(40);
  expect(found.filter((section) => !chosen.some(standsOn(section)))).toEqual([]);
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
