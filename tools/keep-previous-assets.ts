/**
 * Adds the hashed scripts, pictures and films of previous builds to dist/, downloaded from the live site, so that pages which visitors have
 * open keep working after the deployment. Run it between build and deployment. Needs no packages.
 *
 *   node tools/keep-previous-assets.ts https://www.school.example
 */
import { inProject } from '../publish/project.ts';
import { keepPreviousAssets } from './hosts/previous-assets.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Pass the address of the site: node tools/keep-previous-assets.ts https://www.school.example');
  process.exit(1);
}
const { origin } = new URL(address);
const { kept, failed } = await keepPreviousAssets({ origin, folder: inProject('dist'), now: new Date() });
console.log(`${kept.length} files of previous builds kept.`);
if (failed.length > 0) console.warn(`${failed.length} could not be downloaded: ${failed.join(', ')}`);
