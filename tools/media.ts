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
import { content } from '#model/content.ts';
import { inProject } from '../publish/project.ts';
import { makeFilms } from './film-files.ts';
import { makePictures } from './pictures.ts';

const filmsFile = inProject('media/films.json');

const madeBefore = async (file: string) =>
  process.argv.includes('--all') ? {} : JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
try {
  const films = await makeFilms(
    Object.fromEntries(content.films.map((film) => [film.id, film])),
    { films: inProject('media/masters/films'), pictures: inProject('media/masters'), out: inProject('public/films') },
    await madeBefore(filmsFile),
    console.log,
  );
  await writeFile(filmsFile, `${JSON.stringify(films, null, 1)}\n`);
  await makePictures(inProject(), { report: console.log, all: process.argv.includes('--all') });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
