import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inProject } from '../../publish/project.ts';
import { findFileFaults, findLinks, mediaSizes } from '../../publish/published-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (path: string, bytes: string | Buffer) => {
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

test('what the site consists of is published', async () => {
  await put('index.html', '<!doctype html>');
  await put('.well-known/security.txt', 'Contact: mailto:a@b.in');
  await put('pictures/well.avif', avif);
  await put('films/ghat.mp4', mp4);
  await put('films/ghat.vtt', 'WEBVTT');
  expect(await findFileFaults(folder, made)).toEqual([]);
});

describe('said with what to do is', () => {
  test.each([
    ['.env', 'TOKEN=1', /^\/\.env is a hidden file, which nobody meant to publish: take public\/\.env out\.$/],
    ['fonts/.cache/a.txt', 'a', /a hidden file/],
    ['notes.docx', 'a', /^\/notes\.docx is of a kind that is not published: take public\/notes\.docx out/],
    ['README', 'a', /of a kind that is not published/],
    ['card.png', 'no picture', /^\/card\.png is no png file, as its name says/],
    [
      'pictures/well.avif',
      '<!doctype html>',
      /^\/pictures\/well\.avif is no avif file, as its name says: put it there again \('git/,
    ],
    ['pictures/well.avif', avif.subarray(0, 14), /^\/pictures\/well\.avif has 14 bytes in place of 22, so it is not whole/],
    ['films/ghat.mp4', mp4.subarray(0, 13), /^\/films\/ghat\.mp4 has 13 bytes .* 'npm run media'/],
    ['films/ghat.vtt', '1\n00:01', /is no vtt file/],
    ['pictures/bell.avif', avif, /^\/pictures\/bell\.avif is not a file that 'npm run media' made/],
  ])('%s', async (path, bytes, says) => {
    await put(path, bytes);
    expect(await findFileFaults(folder, made)).toEqual([expect.stringMatching(says)]);
  });

  test('a file that is larger than hosts take', async () => {
    await put('prospectus.txt', 'a');
    await truncate(join(folder, 'prospectus.txt'), 25 * 1024 * 1024 + 1);
    expect(await findFileFaults(folder, made)).toEqual([
      expect.stringMatching(/^\/prospectus\.txt has 26 MB, and hosts take 25/),
    ]);
  });

  test('a link, whether it leads to a file or a folder', async () => {
    await put('films/ghat.mp4', mp4);
    await symlink(inProject('docs'), join(folder, 'films/docs'), 'junction');
    expect(await findLinks(folder)).toEqual([
      expect.stringMatching(/^public\/films\/docs is a link, .* put the file itself there/),
    ]);
  });
});

test('the manifests name every picture, film and caption of the site', () => {
  const addresses = [...mediaSizes().keys()];
  for (const ending of ['avif', 'webp', 'mp4', 'vtt']) expect(addresses.filter((one) => one.endsWith(ending))).not.toEqual([]);
});
