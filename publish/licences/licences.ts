import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { noticesPath } from '#model/notices-path.ts';
import { fontFiles } from '../../media/fonts.ts';
import { workerLicences } from '../offline/worker.ts';
import { type Licence, licenceOf, licencesText } from './licence.ts';

/** The licence list that Vite writes; deleted after reading. */
const scripts = 'licences/scripts.json';

/** What no list names: Astro's lines in the pages, helpers that both bundlers put into scripts, and the fonts. */
const others = ['astro', 'rolldown', 'vite', ...Object.values(fontFiles).map((file) => file.split('/').slice(0, 2).join('/'))];

/** Publishes the licences of what visitors are sent that others wrote, found in what is built: nobody keeps a list. */
export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: scripts } } } });
      },
      // Runs before the link check.
      'astro:build:generated': async ({ dir }) => {
        const list = join(fileURLToPath(dir), scripts);
        const inScripts: Licence[] = JSON.parse(await readFile(list, 'utf8'));
        const found = [...inScripts, ...(await workerLicences()), ...(await Promise.all(others.map(licenceOf)))];
        await writeFile(join(fileURLToPath(dir), noticesPath), licencesText(found));
        await rm(list);
      },
    },
  };
}
