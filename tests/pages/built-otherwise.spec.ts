/** What a build with other settings changes: the site's own address, and the day that stands for today. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { copySite } from '../../tools/site-copy.ts';
import { buildOtherwise, type OtherBuild } from '../support/build.ts';
import { events } from '../support/content.ts';
import { expect, servedTest as test } from '../support/site.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const builds: OtherBuild[] = [];

async function build(settings: Parameters<typeof buildOtherwise>[0]): Promise<OtherBuild> {
  const made = await buildOtherwise(settings);
  builds.push(made);
  return made;
}

test.afterAll(async () => {
  await Promise.all(builds.map((one) => one.remove()));
});

const eventsIn = async (folder: string) => {
  const document = parse(await readFile(join(folder, 'whatson.html'), 'utf8'));
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}') as {
    '@graph': { '@type': string; name: string }[];
  };
  return {
    shown: document.querySelectorAll('[data-event] h3').map((heading) => heading.text),
    over: document.querySelectorAll('[data-events-over] [data-event] h4').map((heading) => heading.text),
    told: data['@graph'].filter((node) => node['@type'] === 'Event').map(({ name }) => name),
  };
};

test('the site has the address that SITE_URL gives, and search engines are told of every event to come', async () => {
  const { folder, status, said } = await build({ TODAY: '2026-11-22', SITE_URL: 'https://www.another.example/' });
  expect(status, said).toBe(0);
  expect((await eventsIn(folder)).told.sort()).toEqual(events.map(({ title }) => title).sort());

  const about = await readFile(join(folder, 'about.html'), 'utf8');
  expect(about).toContain('<link rel="canonical" href="https://www.another.example/about"');
  expect(about).not.toContain('www.pundir.example');
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text, file).toContain('https://www.another.example/');
    expect(text, file).not.toContain('www.pundir.example');
  }
});

test('on a later day an event that is over is set apart, and search engines are not told of it', async () => {
  const [first] = [...events].sort((a, b) => a.ends.localeCompare(b.ends));
  const later = new Date(new Date(first?.ends ?? '').getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { folder, status, said } = await build({ TODAY: later });
  expect(status, said).toBe(0);
  const { shown, over, told } = await eventsIn(folder);
  expect(over).toEqual([first?.title]);
  expect(shown).toHaveLength(events.length - 1);
  expect(shown).not.toContain(first?.title);
  expect(told).not.toContain(first?.title);
  expect(told.length).toBeLessThan(events.length);
});

test('a build that fails names what is empty or missing, and leaves the site as it was', async () => {
  const copy = await copySite({ ownCache: false });
  const at = (file: string) => join(copy.folder, file);
  try {
    const reel = (await readdir(at('public/films'))).find((name) => /^reel-\w+\.mp4$/.test(name)) ?? '';
    const [picture = ''] = (await readdir(at('public/pictures'))).filter((name) => name.endsWith('.avif'));
    await rm(at(`public/films/${reel}`));
    await truncate(at(`public/pictures/${picture}`));
    await mkdir(at('dist'));
    const before = ['dist/index.html', 'dist/_nginx.conf'];
    for (const file of before) await writeFile(at(file), 'before');
    const { status, said } = await copy.run(['tools/build.ts']);
    expect(status).not.toBe(0);
    expect(said).toContain(`/: the file /films/${reel} is not there`);
    expect(said).toContain(`/pictures/${picture} is empty`);
    for (const file of before) expect(await readFile(at(file), 'utf8'), file).toBe('before');
    expect((await readdir(copy.folder)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  } finally {
    await copy.remove();
  }
});

test('a new photograph is encoded and published without a command, and the picture that it replaces is not', async () => {
  const copy = await copySite({ ownCache: false });
  const at = (file: string) => join(copy.folder, file);
  const filesOf = async (folder: string) => (await readdir(at(folder))).filter((name) => /^about-\d+-/.test(name)).sort();
  try {
    const entry = await readFile(at('src/content/pictures/about.yaml'), 'utf8');
    await writeFile(
      at('src/content/pictures/about.yaml'),
      `${entry.replace(/^(kind|credit|consent):.*\n/gm, '')}kind: photograph\ncredit: A clerk\nconsent: Nobody can be recognised\n`,
    );
    await mkdir(at('media/masters'), { recursive: true });
    const photograph = sharp({ create: { width: 2400, height: 4000, channels: 3, background: '#3377aa' } });
    await photograph.withMetadata({ orientation: 6 }).jpeg().toFile(at('media/masters/about.jpg'));
    const { status, said } = await copy.run(['tools/build.ts']);
    expect(status, said).toBe(0);
    expect(said).toMatch(/^about: \d+ files/m);
    const published = await filesOf('dist/pictures');
    expect(published).toEqual(await filesOf('.cache/renditions/pictures'));
    expect(published.filter((name) => existsSync(at(`public/pictures/${name}`)))).toEqual([]);
    const { width, height } = await sharp(at(`dist/pictures/${published[0]}`)).metadata();
    expect(width / height).toBeCloseTo(4000 / 2400, 1);
  } finally {
    await copy.remove();
  }
});
