/**
 * Makes the picture and film files that pages use from the masters, and writes what it made to media/renditions.json and
 * media/films.json. Films come first, since the first frame of each becomes a picture.
 *
 *   npm run media            makes what is missing or out of date, removes what is no longer needed
 *   npm run media -- --all   makes everything again
 *
 * The files are kept in the repository: a plain build encodes nothing. Their names hold a hash of the master and of the
 * settings, so that a browser may keep them for ever.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { inProject } from '../deploy/project.ts';
import { catalogue, filmCatalogue } from '../media/catalogue.ts';
import { makeFilms } from './film-files.ts';
import { filmTable } from './film-table.ts';
import { cutIntroLight } from './intro-light.ts';
import { weightTable } from './picture-weights.ts';
import { makeRenditions } from './renditions.ts';

const manifestFile = inProject('media/renditions.json');
const filmsFile = inProject('media/films.json');

const madeBefore = async (file: string) =>
  process.argv.includes('--all') ? {} : JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
const leastWidths = Object.fromEntries(Object.entries(catalogue()).map(([id, { leastWidth }]) => [id, leastWidth]));
try {
  const films = await makeFilms(
    filmCatalogue(),
    { films: inProject('media/masters/films'), pictures: inProject('media/masters'), out: inProject('public/films') },
    await madeBefore(filmsFile),
    console.log,
  );
  await writeFile(filmsFile, `${JSON.stringify(films, null, 1)}\n`);
  await writeFile(inProject('docs/quality/films.md'), filmTable(films));
  const manifest = await makeRenditions(
    leastWidths,
    { masters: inProject('media/masters'), out: inProject('public/pictures') },
    await madeBefore(manifestFile),
    console.log,
  );
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile(inProject('docs/quality/pictures.md'), weightTable(manifest));
  await cutIntroLight(inProject('media/masters/home-hero.jpg'), inProject('src/components/intro'));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
