/** The files of pictures. A build makes what the repository lacks, so a new photograph needs no command of its own. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { soundContent } from '#model/read-content.ts';
import { type RenditionStore, readManifest, readRenditions, renditionStores } from '#model/renditions.ts';
import { inProject } from '../../publish/project.ts';
import { keepOnly } from './files.ts';
import { makeRenditions, type Store } from './renditions.ts';

interface Options {
  report?: (line: string) => void;
  /** `repository`: makes the files of all pictures there. `cache`: only of those that the repository's files are not right for. */
  into?: RenditionStore;
  /** Makes the files again that are there. */
  again?: boolean;
}

/** Makes the files of all pictures whose masters are new, and writes what was made to the store's manifest. */
export async function makePictures(root: string, { report, into = 'cache', again = false }: Options = {}): Promise<void> {
  const open = (store: RenditionStore): Store => ({
    folder: join(root, renditionStores[store].folder),
    manifest: readManifest(root, store),
  });
  const target = open(into);
  if (again) target.manifest = {};
  const others = into === 'cache' ? [open('repository')] : [];
  const manifest = await makeRenditions(soundContent(root).pictures, join(root, 'media/masters'), [target, ...others], report);
  const file = join(root, renditionStores[into].manifest);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Makes missing files before a build or the development server begins, and has them served and published. */
export function pictures(): AstroIntegration {
  const cache = inProject(renditionStores.cache.folder);
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command === 'build') await makePictures(inProject(), { report: console.log });
        // The page of a picture that can't be used says so; the others are shown.
        if (command === 'dev')
          await makePictures(inProject(), { report: console.log }).catch((error: Error) => logger.error(error.message));
      },
      'astro:server:setup': ({ server }) => void server.middlewares.use('/pictures', sirv(cache, { dev: true })),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL('pictures/', dir));
        const renditions = readRenditions(inProject());
        const names = soundContent(inProject()).pictures.flatMap(({ id }) => renditions[id]?.files.map(({ file }) => file) ?? []);
        // What was replaced or taken out since the last `npm run media` is no longer published.
        await keepOnly(names, folder);
        await cp(cache, folder, { recursive: true });
      },
    },
  };
}
