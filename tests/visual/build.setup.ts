/** The site as the visual suite looks at it: with the page of examples, on a day that does not pass. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test as setup } from '@playwright/test';
import { buildOtherwise } from '../support/build.ts';
import { day, missingScreenshots, siteNote } from '../support/visual.ts';

setup('a build with the examples can be made', async () => {
  setup.setTimeout(180_000);
  const missing = missingScreenshots();
  if (missing && process.env.UPDATE_VISUAL !== '1') console.warn(`NOT COMPARED: ${missing}`);
  const { folder, status, said } = await buildOtherwise({ EXAMPLES: '1', TODAY: day });
  setup.expect(status, said).toBe(0);
  await mkdir(dirname(siteNote), { recursive: true });
  await writeFile(siteNote, folder);
});
