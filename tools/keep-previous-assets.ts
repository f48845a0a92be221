/**
 * Adds the hashed scripts, pictures and films of previous builds to dist/, downloaded from the live site, so that pages which visitors have
 * open keep working after the deployment. Run it between build and deployment. Needs no packages.
 *
 *   node tools/keep-previous-assets.ts https://www.school.example
 */
import { projectPath } from '../publish/project.ts';
import { keepPreviousAssets } from './hosts/previous-assets.ts';

const [siteUrl = ''] = process.argv.slice(2);
if (!URL.canParse(siteUrl)) {
  console.error('Pass the URL of the site: node tools/keep-previous-assets.ts https://www.school.example');
  process.exit(1);
}
const { origin } = new URL(siteUrl);
const { copied, failed } = await keepPreviousAssets({ origin, folder: projectPath('dist'), now: new Date() });
console.log(`${copied.length} files of previous builds copied.`);
if (failed.length > 0) console.warn(`${failed.length} could not be downloaded: ${failed.join(', ')}`);
