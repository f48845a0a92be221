/**
 * Lists what the built site sends to visitors that others wrote, with its licence: `npm run build && npm run licences` writes
 * docs/licences.md, and a test says when that is out of date. What is sent is found by the build (deploy/notices).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { listedIn } from '../deploy/notices/notices-text.ts';
import { noticesPath } from '../src/lib/notices-path.ts';

/** The page's text, from the notices of a built site. */
export function licencesPage(notices: string): string {
  return [
    '# Licences',
    '',
    'What visitors are sent that others wrote, as the last build found it: the packages whose modules are in the scripts, the worker or the',
    `styles, Astro’s own lines in the pages, and the fonts. Made by \`npm run build && npm run licences\`. The licences travel with the site, word`,
    `for word, in \`${noticesPath}\`, which the privacy note links to. Words, pictures, films, sound and code of the site are the school’s own.`,
    '',
    '| package | version | licence | in |',
    '| --- | --- | --- | --- |',
    ...listedIn(notices).map(({ name, version, licence, where }) => `| ${name} | ${version} | ${licence} | ${where} |`),
    '',
  ].join('\n');
}

if (import.meta.main) {
  const notices = await readFile(new URL(`../dist${noticesPath}`, import.meta.url), 'utf8');
  await writeFile(new URL('../docs/licences.md', import.meta.url), licencesPage(notices));
}
