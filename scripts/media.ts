/**
 * Makes the picture files that pages use from the masters, and writes what it made to media/renditions.json.
 *
 *   npm run media            makes what is missing or out of date, removes what is no longer needed
 *   npm run media -- --all   makes everything again
 *
 * The files are kept in the repository: a plain build encodes nothing. Their names hold a hash of the master and of the
 * settings, so that a browser may keep them for ever.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../media/catalogue.ts';
import { weightTable } from './picture-weights.ts';
import { makeRenditions } from './renditions.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const manifestFile = at('media/renditions.json');

const previous = process.argv.includes('--all') ? {} : JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
const names = Object.values(catalogue).map(({ master }) => master);
try {
  const manifest = await makeRenditions(
    names,
    { masters: at('media/masters'), out: at('public/pictures') },
    previous,
    console.log,
  );
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile(at('docs/quality/pictures.md'), weightTable(manifest));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
