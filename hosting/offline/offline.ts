import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeWorker } from './worker.ts';

/** Adds the worker to every build. */
export function offline({ offlineCopies }: { offlineCopies: boolean }): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await writeWorker(fileURLToPath(dir), { on: offlineCopies });
        logger.info(offlineCopies ? 'Worker written.' : 'Worker written that takes copies back.');
      },
    },
  };
}
