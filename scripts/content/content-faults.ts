import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type ts from 'typescript';
import { readSettings } from '../../src/lib/settings.ts';
import { pathText, placeOf } from './places.ts';
import { type FileFault, typeFaults } from './type-faults.ts';
import { type Catalogue, valueFaults } from './value-faults.ts';

/** The files that hold content, or have a line for each page or picture. */
const looked = ['src/content/**/*.ts', 'src/lib/routes.ts', 'media/catalogue/*.ts'];

/**
 * What is wrong in the content files, one sentence a fault, each with the file, the line and the mend. First what TypeScript finds,
 * in plain words; then every value that a file under src/content/ exports. A new file is found by itself.
 */
export async function contentFaults(root = new URL('../../', import.meta.url)): Promise<string[]> {
  const files = (await Array.fromAsync(glob(looked, { cwd: fileURLToPath(root) }))).sort();
  const { faults, sources } = typeFaults(fileURLToPath(root), files);
  if (faults.length > 0) return sentences(faults);
  return sentences([
    ...(await faultsOfValues(root, sources)),
    ...(await faultsOfFacts(root, sources)),
    ...(await faultsOfPictures(root, sources)),
  ]);
}

function sentences(faults: readonly FileFault[]): string[] {
  return [...new Set(faults.map(({ file, line, says }) => `${file}, line ${line}: ${says}`))];
}

/** Looks at the values themselves. One that several files hand on is told where it is written. */
async function faultsOfValues(root: URL, sources: ReadonlyMap<string, ts.SourceFile>): Promise<FileFault[]> {
  const { catalogue } = (await import(new URL('media/catalogue.ts', root).href)) as { catalogue: Catalogue };
  const told = new Map<object, Map<string, FileFault & { exact: boolean }>>();
  for (const [file, source] of sources) {
    if (!file.startsWith('src/content/')) continue;
    let exported: object;
    try {
      exported = (await import(new URL(file, root).href)) as object;
    } catch (error) {
      return [unloadable(file, error as Error)];
    }
    for (const { owner, path, says } of valueFaults({ ...exported }, [], catalogue)) {
      const of = told.get(owner) ?? new Map();
      const key = `${path.at(-1)} ${says}`;
      const { line, exact } = placeOf(source, path);
      if (!of.get(key)?.exact) told.set(owner, of.set(key, { file, line, exact, says: `${pathText(path)} ${says}` }));
    }
  }
  return [...told.values()].flatMap((of) => [...of.values()]);
}

/** An address of the school that is none. The build checks the same, but without the line and among words of its own. */
async function faultsOfFacts(root: URL, sources: ReadonlyMap<string, ts.SourceFile>): Promise<FileFault[]> {
  const file = 'src/content/school.ts';
  const source = sources.get(file);
  const loaded = (await import(new URL(file, root).href).catch(() => null)) as { school: object } | null;
  // What can't be loaded has been told.
  if (!source || !loaded) return [];
  try {
    readSettings(loaded.school, {});
    return [];
  } catch (error) {
    const says = (error as Error).message.replace(`${file}: `, '');
    const field = says.match(/^(\w+) is /)?.[1] ?? 'siteUrl';
    return [{ file, line: placeOf(source, ['school', field]).line, says }];
  }
}

/** A file that throws when it is loaded. Whoever imports the broken one fails with it: the stack's first line names the culprit. */
function unloadable(file: string, { message, stack = '' }: Error): FileFault {
  const [, culprit = file, line = '1'] = stack.match(/(src\/content\/[\w/.-]+\.ts):(\d+)/) ?? [];
  return { file: culprit, line: Number(line), says: message };
}

/** Pictures of the catalogue whose files have not been made: a page that shows one can't be built. */
async function faultsOfPictures(root: URL, sources: ReadonlyMap<string, ts.SourceFile>): Promise<FileFault[]> {
  const made = JSON.parse(await readFile(new URL('media/renditions.json', root), 'utf8')) as object;
  const faults: FileFault[] = [];
  for (const [file, source] of sources) {
    if (!file.startsWith('media/catalogue/')) continue;
    const groups = (await import(new URL(file, root).href)) as Readonly<Record<string, unknown>>;
    for (const [group, entries] of Object.entries(groups)) {
      if (typeof entries !== 'object' || entries === null) continue;
      for (const [id, { master }] of Object.entries(entries as Catalogue)) {
        if (master === undefined || master in made) continue;
        const says = `the picture '${id}' has no files yet: put it there as media/masters/${master}.jpg and run 'npm run media'.`;
        faults.push({ file, line: placeOf(source, [group, id]).line, says });
      }
    }
  }
  return faults;
}
