/** Builds with other settings or content: the site's address, the current day, missing files, a new photograph. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { copyProject } from '../../tools/project-copy.ts';
import { events } from '../support/content.ts';
import { expect, servedTest as test } from '../support/site.ts';
import { buildWithSettings, type TemporaryBuild } from '../support/temporary-build.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const builds: TemporaryBuild[] = [];

async function build(settings: Parameters<typeof buildWithSettings>[0]): Promise<TemporaryBuild> {
  const result = await buildWithSettings(settings);
  builds.push(result);
  return result;
}

test.afterAll(async () => {
  await Promise.all(builds.map((temporaryBuild) => temporaryBuild.remove()));
});

const readEvents = async (folder: string) => {
  const document = parse(await readFile(join(folder, 'whatson.html'), 'utf8'));
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}') as {
    '@graph': { '@type': string; name: string }[];
  };
  return {
    upcoming: document.querySelectorAll('[data-event] h3').map((heading) => heading.text),
    past: document.querySelectorAll('[data-past-events] [data-event] h4').map((heading) => heading.text),
    structuredData: data['@graph'].filter((node) => node['@type'] === 'Event').map(({ name }) => name),
  };
};

test('SITE_URL sets the address of the site, and structured data has every upcoming event', async () => {
  const { folder, status, output } = await build({ TODAY: '2026-11-22', SITE_URL: 'https://www.another.example/' });
  expect(status, output).toBe(0);
  expect((await readEvents(folder)).structuredData.sort()).toEqual(events.map(({ title }) => title).sort());

  const about = await readFile(join(folder, 'about.html'), 'utf8');
  expect(about).toContain('<link rel="canonical" href="https://www.another.example/about"');
  expect(about).not.toContain('www.pundir.example');
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text, file).toContain('https://www.another.example/');
    expect(text, file).not.toContain('www.pundir.example');
  }
});

test('on a later day a past event is listed separately, and is not in the structured data', async () => {
  const [first] = [...events].sort((a, b) => a.ends.localeCompare(b.ends));
  const later = new Date(new Date(first?.ends ?? '').getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { folder, status, output } = await build({ TODAY: later });
  expect(status, output).toBe(0);
  const { upcoming, past, structuredData } = await readEvents(folder);
  expect(past).toEqual([first?.title]);
  expect(upcoming).toHaveLength(events.length - 1);
  expect(upcoming).not.toContain(first?.title);
  expect(structuredData).not.toContain(first?.title);
  expect(structuredData.length).toBeLessThan(events.length);
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
