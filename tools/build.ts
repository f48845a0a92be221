/**
 * Builds the site into dist/: checks the content, builds the pages, compresses them. `npm run build`. It builds into dist.new/ and replaces dist/
 * at the end, so that a failed build leaves the previous site unchanged.
 */
import { rm } from 'node:fs/promises';
import { inspect } from 'node:util';
import { build } from 'astro';
import { problemsMessage, readContent } from '#model/read-content.ts';
import { indianDay } from '#utils/indian-day.ts';
import { eventHistoryFaults } from '../publish/event-history.ts';
import { projectPath } from '../publish/project.ts';
import { acquireLock } from './build-lock.ts';
import { compressTexts } from './compress.ts';
import { machineFault } from './machine-faults.ts';
import { replaceSite, restoreSite } from './output-folder.ts';
import './check-folder.ts';

const dist = projectPath('dist');
const outputFolder = projectPath('dist.new');

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

try {
  const unlock = await acquireLock(projectPath('dist.lock'));
  try {
    await buildSite();
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
    await unlock();
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}

async function buildSite(): Promise<void> {
  await restoreSite(dist);
  await rm(outputFolder, { recursive: true, force: true });
  const { problems } = readContent(projectPath());
  const faults = problems.length > 0 ? problems : eventHistoryFaults(projectPath(), indianDay(new Date()));
  if (faults.length > 0) throw new Error(problemsMessage(faults));

  const startTime = performance.now();
  await build({ root: projectPath(), outDir: outputFolder, logLevel: 'silent' });
  const compressedCount = await compressTexts(outputFolder);
  await replaceSite(dist, outputFolder);
  console.log(`Built in ${((performance.now() - startTime) / 1000).toFixed(1)} s, ${compressedCount} files compressed.`);
}

/** Returns the message to print. Errors of the project and of the bundler have a clear message. Any other error is a bug and is printed with its stack. */
function errorMessage(error: unknown): string {
  return machineFault(String(error)) ?? (error instanceof Error && error.name === 'Error' ? error.message : inspect(error));
}
