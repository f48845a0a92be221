/** The scripts of pages, fetched after what the first paint needs. */
import { readFile, writeFile } from 'node:fs/promises';
import { builtPages } from './built-pages.ts';

/**
 * Says of each module that it can wait: browsers rank a module with the first picture though it runs after the HTML, and on a slow line its few
 * kilobytes cost the first paint 0.2 s. Astro offers no attribute for what it bundles.
 */
export async function letScriptsWait(folder: string): Promise<void> {
  for (const { file } of await builtPages(folder)) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src='));
  }
}
