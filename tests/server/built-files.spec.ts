/** What the build wrote, whichever host serves it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { everyPage } from '../../tools/bench/budgets.ts';
import { pages } from '../support/pages.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test('every text file of the site has its compressed copies', async () => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const texts = [...names].filter((name) => /\.(html|css|js|svg|xml|txt|vtt|ics|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((name) => !names.has(`${name}.br`) || !names.has(`${name}.gz`))).toEqual([]);
});

test('every name under /assets, /pictures and /films holds a hash', async () => {
  for (const [folder, hash] of [
    ['assets', /\.[\w-]{8}\.\w+$/],
    ['pictures', /-[0-9a-f]{10}\.(avif|webp)$/],
    ['films', /-[0-9a-f]{10}\.(mp4|webm|vtt)$/],
  ] as const) {
    const names = (await readdir(join(dist, folder))).filter((name) => !/\.(br|gz)$/.test(name));
    expect(names.length, folder).toBeGreaterThan(0);
    expect(names.filter((name) => !hash.test(name))).toEqual([]);
  }
});

test('the inline script of an intro keeps to its budget', () => {
  for (const path of ['/', '/gallery', '/schoolofcertificatecourses']) {
    const page = pages.find((one) => one.path === path);
    const head = parse(page?.html ?? '').querySelectorAll('head script:not([src]):not([type])');
    expect(head, path).toHaveLength(1);
    expect(Buffer.byteLength(head[0]?.rawText ?? ''), path).toBeLessThanOrEqual(everyPage.inlineScript);
  }
});
