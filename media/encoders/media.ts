/**
 * Generates the picture and film files of the site from the masters, and lists them in media/renditions.json and media/films.json. Films come first,
 * since the first frame of each becomes a picture.
 *
 *   npm run media            generates missing and outdated files, removes files that are no longer needed
 *   npm run media -- --all   generates everything again
 *   npm run media -- --new-films   writes the files of new films into the build cache, as a build does
 *
 * The files are committed, so that a build encodes only new photographs and films (media/encoders/integration.ts). Their names contain a hash of the master and of
 * the settings, so that browsers can cache them indefinitely.
 */
import { content } from '#model/content.ts';
import { projectPath } from '../../publish/project.ts';
import { makeFilms } from './films.ts';
import { rejectUnlistedFiles } from './generated-files.ts';
import { makePictures } from './pictures.ts';

try {
  if (process.argv.includes('--new-films')) await makeFilms(projectPath(), { report: console.log });
  else await makeRepositoryFiles(process.argv.includes('--all'));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}

async function makeRepositoryFiles(force: boolean): Promise<void> {
  const options = { report: console.log, store: 'repository', force } as const;
  await makeFilms(projectPath(), options);
  const listedFiles = new Set(content.pictures.map(({ id }) => `${id}.jpg`));
  await rejectUnlistedFiles(projectPath('media/masters'), (file) => listedFiles.has(file), {
    path: (file) => `media/masters/${file}`,
    advice: 'belongs to no picture: add one to src/content/pictures/, correct its name (ID.jpg), or delete it',
  });
  await makePictures(projectPath(), options);
}
