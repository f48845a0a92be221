/** The Astro integration that generates missing picture and film files before a build or the development server starts, and publishes them. */
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { readValidContent } from '#model/read-content.ts';
import { filmStores, readFilms, readRenditions, renditionStores } from '#model/renditions.ts';
import { projectPath } from '../../publish/project.ts';
import { fileNames } from './film-files.ts';
import { makeFilms } from './films.ts';
import { removeUnusedFiles } from './generated-files.ts';
import { makePictures } from './pictures.ts';

/** The caches by the folder that they are published in. */
const caches = { pictures: projectPath(renditionStores.cache.folder), films: projectPath(filmStores.cache.folder) };

export function media(): AstroIntegration {
  return {
    name: 'media',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        for (const generate of [makePictures, makeFilms]) {
          if (command === 'build') await generate(projectPath(), { report: console.log });
          // Other pages still work; the page of the picture or film shows the error.
          if (command === 'dev')
            await generate(projectPath(), { report: console.log }).catch((error: Error) => logger.error(error.message));
        }
      },
      'astro:server:setup': ({ server }) => {
        for (const [folder, cache] of Object.entries(caches)) server.middlewares.use(`/${folder}`, sirv(cache, { dev: true }));
      },
      'astro:build:done': async ({ dir }) => {
        const { pictures, films } = readValidContent(projectPath());
        const [renditions, filmFiles] = [readRenditions(projectPath()), readFilms(projectPath())];
        const usedFiles = {
          pictures: pictures.flatMap(({ id }) => renditions[id]?.files.map(({ file }) => file) ?? []),
          films: films.flatMap(({ id }) => fileNames(filmFiles[id])),
        };
        for (const folder of ['pictures', 'films'] as const) {
          const published = fileURLToPath(new URL(`${folder}/`, dir));
          // Files that were replaced or deleted since the last `npm run media` are not published.
          await removeUnusedFiles(usedFiles[folder], published);
          await cp(caches[folder], published, { recursive: true });
        }
      },
    },
  };
}
