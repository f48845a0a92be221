/** Builds with other settings or content: the site's address, missing files, a new photograph. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from '../../tools/project-copy.ts';
import { expect, servedTest as test } from '../support/site.ts';
import { buildWithSettings } from '../support/temporary-build.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

test('SITE_URL sets the address of the site', async () => {
  const { folder, status, output, remove } = await buildWithSettings({ SITE_URL: 'https://www.another.example/' });
  try {
    expect(status, output).toBe(0);
    for (const [file, address] of [
      ['about.html', '<link rel="canonical" href="https://www.another.example/about"'],
      ['sitemap.xml', 'https://www.another.example/'],
      ['robots.txt', 'https://www.another.example/'],
    ] as const) {
      const text = await readFile(join(folder, file), 'utf8');
      expect(text, file).toContain(address);
      expect(text, file).not.toContain('www.pundir.example');
    }
  } finally {
    await remove();
  }
});

test('a failed build lists empty and missing files, and leaves the published site unchanged', async () => {
  const copy = await copyProject({ isolateCache: false });
  const at = (file: string) => join(copy.folder, file);
  try {
    const reel = (await readdir(at('public/films'))).find((name) => /^reel-\w+\.mp4$/.test(name)) ?? '';
    const [picture = ''] = (await readdir(at('public/pictures'))).filter((name) => name.endsWith('.avif'));
    await rm(at(`public/films/${reel}`));
    await truncate(at(`public/pictures/${picture}`));
    await mkdir(at('dist'));
    const before = ['dist/index.html', 'dist/_nginx.conf'];
    for (const file of before) await writeFile(at(file), 'before');
    const { status, output } = await copy.run(['tools/build.ts']);
    expect(status).not.toBe(0);
    expect(output).toContain(`/: the file /films/${reel} does not exist`);
    expect(output).toContain(`/pictures/${picture} is empty`);
    for (const file of before) expect(await readFile(at(file), 'utf8'), file).toBe('before');
    expect((await readdir(copy.folder)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  } finally {
    await copy.remove();
  }
});

test('a build encodes and publishes a new photograph, and omits the picture that it replaces', async () => {
  const copy = await copyProject({ isolateCache: false });
  const at = (file: string) => join(copy.folder, file);
  const listRenditions = async (folder: string) => (await readdir(at(folder))).filter((name) => /^about-\d+-/.test(name)).sort();
  try {
    const entry = await readFile(at('src/content/pictures/about.yaml'), 'utf8');
    await writeFile(
      at('src/content/pictures/about.yaml'),
      `${entry.replace(/^(kind|credit|consent):.*\n/gm, '')}kind: photograph\ncredit: A clerk\nconsent: Nobody can be recognised\n`,
    );
    await mkdir(at('media/masters'), { recursive: true });
    const photograph = sharp({ create: { width: 2400, height: 4000, channels: 3, background: '#3377aa' } });
    await photograph.withMetadata({ orientation: 6 }).jpeg().toFile(at('media/masters/about.jpg'));
    const { status, output } = await copy.run(['tools/build.ts']);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^about: \d+ files/m);
    const published = await listRenditions('dist/pictures');
    expect(published).toEqual(await listRenditions('.cache/renditions/pictures'));
    expect(published.filter((name) => existsSync(at(`public/pictures/${name}`)))).toEqual([]);
    const { width, height } = await sharp(at(`dist/pictures/${published[0]}`)).metadata();
    expect(width / height).toBeCloseTo(4000 / 2400, 1);
  } finally {
    await copy.remove();
  }
});
