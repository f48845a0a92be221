/** Publishes the licences of what visitors are sent that others wrote, found in what was built: nobody keeps a list. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fontFiles } from '../../media/fonts.ts';
import { workerPath } from '../../src/lib/kept-copies.ts';
import { noticesPath } from '../../src/lib/notices-path.ts';
import { builtPages } from '../built-pages.ts';
import { inProject } from '../project.ts';
import { noticesText } from './notices-text.ts';
import { modulesIn, packageOf, workboxIn } from './sent-modules.ts';
import { type Place, packageFolder, readSentPackage, withDependencies } from './sent-package.ts';

const root = inProject();

/**
 * The integration. It must stand last: the worker is only there once the others are done. A build stops where a package that is sent has no
 * licence file.
 */
export function notices(): AstroIntegration {
  const modules = new Map<string, Place>();
  return {
    name: 'notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'sent-modules',
                generateBundle(_options, bundle) {
                  if (this.environment.name === 'client') for (const id of modulesIn(bundle)) modules.set(id, 'scripts');
                  // Styles are gathered where the pages are made, and sent whichever that is.
                  for (const id of this.getModuleIds()) if (/\.css($|\?)/.test(id)) modules.set(id, 'styles');
                },
              },
            ],
          },
        });
      },
      // So that the file is there when the links of the pages are tried; the worker is not written yet.
      'astro:build:generated': ({ dir }) => publish(modules, fileURLToPath(dir)),
      'astro:build:done': ({ dir }) => publish(modules, fileURLToPath(dir)),
    },
  };
}

async function publish(modules: ReadonlyMap<string, Place>, folder: string): Promise<void> {
  const found = new Map<string, Set<Place>>();
  const add = (at: string, place: Place) => found.set(at, (found.get(at) ?? new Set()).add(place));
  for (const [id, place] of modules) {
    const from = packageOf(id);
    if (from) add('tool' in from ? await packageFolder(from.tool, root) : from.folder, place);
  }
  if (await hasIslands(folder)) add(await packageFolder('astro', root), 'pages');
  for (const name of workboxIn(await readFile(join(folder, workerPath), 'utf8').catch(() => ''))) {
    for (const at of await withDependencies(await packageFolder(name, root))) add(at, 'worker');
  }
  for (const file of Object.values(fontFiles)) {
    add(await packageFolder(file.split('/').slice(0, 2).join('/'), root), 'fonts');
  }
  const packages = await Promise.all([...found].map(([at, places]) => readSentPackage(at, [...places])));
  const target = join(folder, noticesPath);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, noticesText(packages));
}

/** Whether a page has Astro's own lines in it, which wake islands. */
async function hasIslands(folder: string): Promise<boolean> {
  for (const { file } of await builtPages(folder)) if ((await readFile(file, 'utf8')).includes('<astro-island')) return true;
  return false;
}
