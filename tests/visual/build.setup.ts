/** Builds the site for the visual suite, with the examples page and a fixed date. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test as setup } from '@playwright/test';
import { buildWithSettings } from '../support/temporary-build.ts';
import { buildPathFile, missingScreenshotsReason, visualDay } from '../support/visual.ts';

setup('builds the site with the examples page', async () => {
  setup.setTimeout(180_000);
  const reason = missingScreenshotsReason();
  if (reason && process.env.UPDATE_VISUAL !== '1') console.warn(`Screenshots are not compared: ${reason}`);
  const { folder, status, output } = await buildWithSettings({ EXAMPLES: '1', TODAY: visualDay });
  setup.expect(status, output).toBe(0);
  await mkdir(dirname(buildPathFile), { recursive: true });
  await writeFile(buildPathFile, folder);
});
