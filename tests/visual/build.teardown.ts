import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test as teardown } from '@playwright/test';
import { buildPathFile, readBuildPath } from '../support/visual.ts';

teardown('deletes the build with the examples page', async () => {
  await rm(dirname(readBuildPath()), { recursive: true, force: true });
  await rm(buildPathFile);
});
