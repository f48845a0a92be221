/**
 * Lists what the site sends to visitors that others wrote, with its licence: `npm run licences` writes docs/licences.md, and a test
 * says when that is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What reaches a browser. Everything else in package.json builds or tests the site and stays here. */
const sent = [
  ['react', 'islands'],
  ['react-dom', 'islands'],
  ['scheduler', 'islands, with React'],
  ['astro', 'the few lines that wake islands'],
  ['workbox-core', 'the worker that keeps pages'],
  ['workbox-routing', 'the same'],
  ['workbox-strategies', 'the same'],
  ['workbox-precaching', 'the same'],
  ['workbox-expiration', 'the same'],
  ['workbox-cacheable-response', 'the same'],
  ['workbox-navigation-preload', 'the same'],
  ['idb', 'the same, with workbox-expiration'],
  ['@fontsource-variable/anek-latin', 'text, headings and numerals; cut: public/licences/anek-latin-OFL.txt'],
  ['@fontsource/tiro-devanagari-hindi', 'phrases; cut: public/licences/tiro-devanagari-hindi-OFL.txt'],
] as const;

const target = new URL('../docs/licences.md', import.meta.url);

/** The page's text, from the packages that are installed. */
export async function licencesPage(): Promise<string> {
  const rows = await Promise.all(
    sent.map(async ([name, use]) => {
      const { version, license } = JSON.parse(await readFile(packageFile(name), 'utf8')) as { version: string; license: string };
      return `| ${name} | ${version} | ${license} | ${use} |`;
    }),
  );
  return [
    '# Licences',
    '',
    'What visitors are sent that others wrote; made by `npm run licences`. The fonts’ licences travel with the site, under `/licences/`. Words,',
    'pictures, films, sound and code of the site are the school’s own.',
    '',
    '| package | version | licence | for |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function packageFile(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(`${folder}/${name}/package.json`);
    } catch {
      // Not there; a package need not offer its own description as an entry, so its folder is looked for.
    }
  }
  throw new Error(`${name} is not installed.`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(target, await licencesPage());
