/**
 * Builds the site into dist/: checks the content, builds the pages, compresses them. `npm run build`. All of it is made beside dist/, which it
 * replaces at the end: a build that fails leaves the site before it as it was.
 */
import { rm } from 'node:fs/promises';
import { inspect } from 'node:util';
import { build } from 'astro';
import { problemsMessage, readContent } from '#model/read-content.ts';
import { dayInIndia, eventHistoryFaults } from '../publish/event-history.ts';
import { inProject } from '../publish/project.ts';
import { takeLock } from './build-lock.ts';
import { compressTexts } from './compress.ts';
import { machineFault } from './machine-faults.ts';
import { replaceSite, restoreSite } from './output-folder.ts';
import './check-folder.ts';

const dist = inProject('dist');
const made = inProject('dist.new');

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

try {
  const unlock = await takeLock(inProject('dist.lock'));
  try {
    await buildSite();
  } finally {
    await rm(made, { recursive: true, force: true });
    await unlock();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function buildSite(): Promise<void> {
  await restoreSite(dist);
  await rm(made, { recursive: true, force: true });
  const { problems } = readContent(inProject());
  const faults = problems.length > 0 ? problems : eventHistoryFaults(inProject(), dayInIndia(new Date()));
  if (faults.length > 0) throw new Error(problemsMessage(faults));

  const started = performance.now();
  await build({ root: inProject(), outDir: made, logLevel: 'silent' });
  const texts = await compressTexts(made);
  await replaceSite(dist, made);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s, ${texts} files compressed.`);
}

/** What is said of a failure. Errors of the project and of the bundler say what happened and where; any other is a slip in the code: its stack says where. */
function reasonOf(error: unknown): string {
  return machineFault(String(error)) ?? (error instanceof Error && error.name === 'Error' ? error.message : inspect(error));
}
