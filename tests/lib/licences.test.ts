import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listedIn, noticesText } from '../../deploy/notices/notices-text.ts';
import { modulesIn, packageOf, workboxIn } from '../../deploy/notices/sent-modules.ts';
import { packageFolder, readSentPackage, type SentPackage, withDependencies } from '../../deploy/notices/sent-package.ts';
import { inProject } from '../../deploy/project.ts';

const root = new URL('../../', import.meta.url);
const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

/** A package on the disk with these files. */
async function packageWith(manifest: object, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  made.push(folder);
  for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
    await writeFile(join(folder, name), text);
  return folder;
}

describe('what is sent is found', () => {
  test('in the modules of the scripts, if something is left of them', () => {
    const script = {
      type: 'chunk',
      modules: { '/site/src/a.ts': { renderedLength: 9 }, '/b.js': { renderedLength: 0 } },
    } as const;
    expect(modulesIn({ 'a.js': script, 'a.css': { type: 'asset' } })).toEqual(['/site/src/a.ts']);
  });

  test.each([
    ['/site/node_modules/react/index.js', { folder: '/site/node_modules/react' }],
    ['/site/node_modules/@astrojs/react/dist/client.js?v=1', { folder: '/site/node_modules/@astrojs/react' }],
    ['/site/node_modules/one/node_modules/two/a.js', { folder: '/site/node_modules/one/node_modules/two' }],
    ['\0/site/node_modules/react/index.js?commonjs', { folder: '/site/node_modules/react' }],
    ['\0vite/preload-helper.js', { tool: 'vite' }],
    ['\0rolldown/runtime.js', { tool: 'rolldown' }],
    ['/site/src/islands/reel-player.tsx', null],
    ['\0astro-entry:/site/src/a.ts', null],
  ])('by its package: %s', (id, found) => {
    expect(packageOf(id)).toEqual(found);
  });

  test('in the worker, by the names that Workbox leaves there, with what each is built on', async () => {
    expect(workboxIn('try{self["workbox:expiration:7.4.0"]&&_()}catch(e){}self["workbox:core:7.4.0"]')).toEqual([
      'workbox-core',
      'workbox-expiration',
    ]);
    const folders = await withDependencies(await packageFolder('workbox-expiration', inProject()));
    const names = await Promise.all(folders.map(async (folder) => (await readSentPackage(folder, ['worker'])).name));
    expect(names.sort()).toEqual(['idb', 'workbox-core', 'workbox-expiration']);
  });
});

describe('a package that is sent', () => {
  test('comes with every licence file it has, but not with those of what a tool is bundled from', async () => {
    const manifest = { name: 'one', version: '1.0.0', license: 'MIT' };
    const files = { LICENSE: 'Mine\r\n', 'NOTICE.md': 'Noted\n# Licenses of bundled dependencies\nNot sent' };
    const { text } = await readSentPackage(await packageWith(manifest, files), ['scripts']);
    expect(text).toBe('Mine\n\nNoted');
  });

  test('stops the build where it has no licence file, or names no licence', async () => {
    const bare = await packageWith({ name: 'bare', version: '1.0.0', license: 'MIT' }, { 'readme.md': 'Hello' });
    await expect(readSentPackage(bare, ['scripts'])).rejects.toThrow(/bare is sent to visitors and has no licence file/);
    const unnamed = await packageWith({ name: 'unnamed', version: '1.0.0' }, { LICENSE: 'Mine' });
    await expect(readSentPackage(unnamed, ['scripts'])).rejects.toThrow(/unnamed is sent to visitors and names no licence/);
  });
});

describe('the notices', () => {
  const sent = (name: string, text: string): SentPackage => ({
    name,
    version: '1.2.0',
    licence: 'MIT',
    places: ['scripts'],
    text,
  });
  const packages = [sent('two', 'One text'), sent('one', 'One text'), sent('@of/three', 'Another')];

  test('list each package and have each licence once; the order in which packages are found changes nothing', () => {
    const text = noticesText(packages);
    expect(noticesText(packages.toReversed())).toBe(text);
    expect(text.match(/One text/g)).toHaveLength(1);
    expect(text).toContain('one 1.2.0\ntwo 1.2.0\n\nOne text');
  });

  test('can be read back', () => {
    expect(listedIn(noticesText(packages))).toEqual(
      ['@of/three', 'one', 'two'].map((name) => ({ name, version: '1.2.0', licence: 'MIT', where: 'the scripts' })),
    );
  });
});

test('each font’s own licence travels with it too', async () => {
  const files = await readdir(new URL('public/licences/', root));
  expect(files).toHaveLength(2);
  for (const file of files)
    expect(await readFile(new URL(`public/licences/${file}`, root), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
