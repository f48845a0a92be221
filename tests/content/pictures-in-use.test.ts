import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../deploy/project.ts';
import { catalogue } from '../../media/catalogue.ts';
import { filmCatalogue } from '../../media/films.ts';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { pages } from './pages.ts';
import { objectsWith, repeated } from './texts.ts';

const folder = inProject('src/pages/');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.astro'))
  .map((name) => readFileSync(`${folder}${name}`, 'utf8'))
  .join('\n');
const namedInPages = (call: string) =>
  [...sources.matchAll(new RegExp(`\\b${call}\\('([^']+)'\\)`, 'g'))].map(([, id = '']) => id);

test('every picture that content names is in the catalogue', () => {
  const used = [...pages.map(({ content }) => content), ...schools, ...Object.values(programmes)].flatMap((content) =>
    ['picture', 'articlePicture'].flatMap((field) => objectsWith(field, content).map((held) => String(held[field]))),
  );
  expect(new Set(used).size).toBeGreaterThan(60);
  expect(used.filter((id) => !(id in catalogue))).toEqual([]);
});

test('every picture that a page names is in the catalogue', () => {
  const used = namedInPages('picture');
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((id) => !(id in catalogue))).toEqual([]);
});

test('every film that content or a page names is in the films, and every school but one has a film', () => {
  const inContent = pages.flatMap(({ content }) => objectsWith('film', content)).map(({ film }) => String(film));
  const ofSchools = schools.map(({ id }) => id).filter((id) => id !== 'certificates');
  for (const id of [...inContent, ...namedInPages('filmOf'), ...ofSchools]) expect(Object.keys(filmCatalogue)).toContain(id);
  expect(namedInPages('filmOf')).toEqual(expect.arrayContaining(['acrylic', 'reel']));
});

test('every school and every programme has a picture id of its own', () => {
  const own = [...schools.map(({ card }) => card.picture), ...Object.values(programmes).map(({ picture }) => picture)];
  expect(own.length).toBeGreaterThanOrEqual(21);
  expect(repeated(own), 'name a picture of media/catalogue/ that no other has').toEqual([]);
});
