/** What a build refuses to publish, each with what to do. */
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../../publish/project.ts';
import { findFileFaults, findLinks, mediaSizes } from '../../publish/published-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (path: string, bytes: string | Buffer) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
};
const avif = Buffer.from('\0\0\0\x20ftypavif and so on', 'latin1');
const mp4 = Buffer.from('\0\0\0\x20ftypisom and so on', 'latin1');
const made = new Map([
  ['/pictures/well.avif', avif.length],
  ['/films/ghat.mp4', mp4.length],
  ['/films/ghat.vtt', null],
]);

test('the files of a site are published', async () => {
  for (const [path, bytes] of [
    ['index.html', '<!doctype html>'],
    ['.well-known/security.txt', 'Contact: mailto:a@b.in'],
    ['pictures/well.avif', avif],
    ['films/ghat.mp4', mp4],
    ['films/ghat.vtt', 'WEBVTT'],
  ] as const)
    await write(path, bytes);
  expect(await findFileFaults(folder, made)).toEqual([]);
});

test.each([
  ['a hidden file', '.env', 'TOKEN=1', /^\/\.env is a hidden file, which nobody meant to publish: take public\/\.env out\.$/],
  ['a file in a hidden folder', 'fonts/.cache/a.txt', 'a', /a hidden file/],
  ['a file of another kind', 'notes.docx', 'a', /^\/notes\.docx is of a kind that is not published: take public\/notes\.docx/],
  ['a text named as a picture', 'card.png', 'no picture', /^\/card\.png is no png file, as its name says/],
  ['a page named as a picture', 'pictures/well.avif', '<!doctype html>', /is no avif file, as its name says: .*'git checkout/],
  ['half a picture', 'pictures/well.avif', avif.subarray(0, 14), /has 14 bytes in place of 22, so it is not whole/],
  ['half a film', 'films/ghat.mp4', mp4.subarray(0, 13), /^\/films\/ghat\.mp4 has 13 bytes .* 'npm run media'/],
  ['captions that are none', 'films/ghat.vtt', '1\n00:01', /is no vtt file/],
  ['a picture that nobody made', 'pictures/bell.avif', avif, /is not a file that 'npm run media' made/],
])('%s is not', async (_, path, bytes, says) => {
  await write(path, bytes);
  expect(await findFileFaults(folder, made)).toEqual([expect.stringMatching(says)]);
});

test('a file that is larger than hosts take is not', async () => {
  await write('prospectus.txt', 'a');
  await truncate(join(folder, 'prospectus.txt'), 25 * 1024 * 1024 + 1);
  expect(await findFileFaults(folder, made)).toEqual([expect.stringMatching(/^\/prospectus\.txt has 26 MB, and hosts take 25/)]);
});

test('a link is not, wherever it leads', async () => {
  await write('films/ghat.mp4', mp4);
  await symlink(inProject('docs'), join(folder, 'films/docs'), 'junction');
  const says = /^public\/films\/docs is a link, .* put the file itself there/;
  expect(await findLinks(folder)).toEqual([expect.stringMatching(says)]);
});

test('pictures, films and captions of the site are known by their sizes', () => {
  const addresses = [...mediaSizes().keys()];
  for (const ending of ['avif', 'webp', 'mp4', 'vtt']) expect(addresses.filter((one) => one.endsWith(ending))).not.toEqual([]);
});
