/**
 * Makes the picture and film files that pages use from the masters, and writes what it made to media/renditions.json and
 * media/films.json. Films come first, since the first frame of each becomes a picture.
 *
 *   npm run media            makes what is missing or out of date, removes what is no longer needed
 *   npm run media -- --all   makes everything again
 *
 * The files are kept in the repository, so that a build encodes only pictures that nobody has encoded yet (media/encoders/pictures.ts). Their names
 * hold a hash of the master and of the settings, so that a browser may keep them for ever.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { content } from '#model/content.ts';
import { inProject } from '../../publish/project.ts';
import { refuseUnnamed } from './files.ts';
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
  const names = new Set(content.pictures.map(({ id }) => `${id}.jpg`));
  await refuseUnnamed(inProject('media/masters'), (file) => names.has(file), {
    path: (file) => `media/masters/${file}`,
    advice: 'is named by no picture: add one to src/content/pictures/, correct its name (ID.jpg), or delete it',
  });
  await makePictures(inProject(), { report: console.log, into: 'repository', again: process.argv.includes('--all') });
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
