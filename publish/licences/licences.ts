import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { licencesPath } from '#model/licences-path.ts';
import { fontFiles } from '../../media/fonts.ts';
import { workerLicences } from '../offline/worker.ts';
import { type Licence, licenceOf, licencesText } from './licence.ts';

/** Path of the licence list that Vite writes. It is deleted after it has been read. */
const viteListPath = 'licences/scripts.json';

/** Packages that Vite's list lacks: Astro's code in the pages, helpers that both bundlers add to scripts, and the fonts. */
const unlistedPackages = [
  'astro',
  'rolldown',
  'vite',
  ...Object.values(fontFiles).map((file) => file.split('/').slice(0, 2).join('/')),
];

/** Returns the Astro integration that publishes the licences of third-party code and fonts. It reads them from the build and the installed packages. */
export function licences(): AstroIntegration {
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: viteListPath } } } });
      },
      // Runs before the link check.
      'astro:build:generated': async ({ dir }) => {
        const viteList = join(fileURLToPath(dir), viteListPath);
        const scriptLicences: Licence[] = JSON.parse(await readFile(viteList, 'utf8'));
        const otherLicences = await Promise.all(unlistedPackages.map(licenceOf));
        const allLicences = [...scriptLicences, ...(await workerLicences()), ...otherLicences];
        await writeFile(join(fileURLToPath(dir), licencesPath), licencesText(allLicences));
        await rm(viteList);
      },
    },
  };
}
