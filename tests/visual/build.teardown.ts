import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test as teardown } from '@playwright/test';
import { siteNote, visualSite } from '../support/visual.ts';

teardown('the build with the examples is taken away again', async () => {
  await rm(dirname(visualSite()), { recursive: true, force: true });
  await rm(siteNote);
});
