import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inProject } from '../../hosting/project.ts';
import { mark } from '../../src/lib/mark.ts';

const sizes = {
  'icon-192.png': [192, 192],
  'icon-512.png': [512, 512],
  'apple-touch-icon.png': [180, 180],
} as const;

test.each(Object.entries(sizes))('%s has the size that the pages say it has', async (file, [width, height]) => {
  const found = await sharp(inProject(`public/${file}`)).metadata();
  expect([found.width, found.height]).toEqual([width, height]);
});

test('the icon in the tab is the mark of the school', async () => {
  const icon = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  for (const part of Object.values(mark)) expect(icon).toContain(`"${part}"`);
});
