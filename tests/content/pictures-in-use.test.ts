import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../hosting/project.ts';
import { catalogue, filmCatalogue } from '../../media/catalogue.ts';
import { schools } from '../support/content.ts';

const folder = inProject('src/pages/');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.astro'))
  .map((name) => readFileSync(`${folder}${name}`, 'utf8'))
  .join('\n');
const namedInPages = (call: string) =>
  [...sources.matchAll(new RegExp(`\\b${call}\\('([^']+)'\\)`, 'g'))].map(([, id = '']) => id);

test('every picture that a page names is in the catalogue', () => {
  const used = namedInPages('picture');
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => !(id in catalogue()))).toEqual([]);
});

test('every film that a page names is in the films, and every school but one has a film', () => {
  const ofSchools = schools.map(({ id }) => id).filter((id) => id !== 'certificates');
  expect(namedInPages('filmOf')).toEqual(expect.arrayContaining(['acrylic', 'reel']));
  expect(Object.keys(filmCatalogue())).toEqual(expect.arrayContaining([...namedInPages('filmOf'), ...ofSchools]));
});
