/** Faults in pages that stop the build. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishPage } from '../../publish/pages/finish-page.ts';
import { pageFacts } from '../../publish/pages/page-facts.ts';
import { findFaults } from '../../publish/pages/page-faults.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-faults-'));
  for (const file of ['there.png', 'there.js', 'with space.png']) await writeFile(join(folder, file), 'x');
});
afterAll(() => rm(folder, { recursive: true }));

const otherPage = '<h1 id="part">Other</h1><a id="teil ü"></a>';
const faultsIn = (html: string, findSource?: Parameters<typeof findFaults>[3]) => {
  const pages = new Map(Object.entries({ '/': pageFacts(html), '/other': pageFacts(otherPage) }));
  return findFaults(pages, folder, [{ from: '/old' }], findSource);
};

test.each([
  '<a href="/other">o</a><a href="/other#part">o</a><a href="/other#teil%20%C3%BC">o</a>',
  '<p id="here"></p><a href="#here">o</a>',
  '<a href="/old">o</a>',
  '<a href="/there.png">o</a><a href="/with%20space.png">o</a>',
  '<a href="https://apply.pundir.example/films/a.mp4">o</a><a href="mailto:a@b.in">o</a><a href="tel:112">o</a>',
  '<a role="link" aria-disabled="true">Leadership</a>',
  '<img src="/there.png" srcset="/there.png 1x, /with%20space.png 2x"><script src="/there.js"></script>',
  '<style>a{}\nb{}</style><script type="application/ld+json">{}\r\n</script>',
])('a page with %s is published', async (html) => expect(await faultsIn(html)).toEqual([]));

const missingFile = (file: string) => new RegExp(`^/: the file /${file} does not exist`);
test.each([
  ['<a href="/nowhere">o</a>', /^\/: the link 'o' leads to \/nowhere.*src\/schemas\/page-list\.ts/],
  ['<a href="/other#gone">o</a>', /^\/: the link 'o'.*\/other has no such id/],
  ['<a href="#gone">o</a>', /\/ has no such id/],
  ['<a href="http://[">o</a>', /^\/: the link 'o' leads to 'http:\/\/\[', which is not a valid URL/],
  ['<a href="/50%">o</a>', /leads to \/50%, which is not a page/],
  ['<a href="#">o</a>', /leads to '#'; give it an address or make it text/],
  ['<p id="a"></p><p id="a"></p>', /^\/: the id 'a' is used more than once/],
  ['<p style="color: red"></p>', /^\/: <p> has a style or event handler attribute/],
  ['<p onclick="go()"></p>', /use a class/],
  ['<style>a{}\r\nb{}</style>', /^\/: an inline <style> has a carriage return.*LF line endings/],
  ['<script>let a\rlet b</script>', /^\/: an inline <script> has a carriage return/],
  ['<img src="/there.png" srcset="/there.png 1x, /gone.png 2x">', missingFile('gone.png')],
  ['<link rel="stylesheet" href="/gone.css">', missingFile('gone.css')],
  ['<link rel="preload" as="image" imagesrcset="/gone.avif 400w, /there.png 800w">', missingFile('gone.avif')],
  ['<video poster="/there.png"><source src="/gone.mp4"></video>', missingFile('gone.mp4')],
  ['<video><track src="/gone.vtt"></video>', missingFile('gone.vtt')],
  ['<astro-island props="{&quot;film&quot;:[0,&quot;/films/gone.mp4&quot;]}"></astro-island>', missingFile('films/gone.mp4')],
  ['<video src="/there.js" poster="/gone.jpg"></video>', missingFile('gone.jpg')],
])('a page with %s stops the build with advice', async (html, message) => {
  expect(await faultsIn(html)).toEqual([expect.stringMatching(message)]);
});

test('every fault of a page is reported, and a missing file only once', async () => {
  const faults = await faultsIn('<img src="/gone.png"><img src="/gone.png"><a href="#">a</a><a href="/x">b</a>');
  expect(faults).toHaveLength(3);
});

test('a dead link is reported with the file and line that contain it', async () => {
  const faults = await faultsIn('<a href="/gone#part">Read on</a>', ({ fragment, text }) => `a.yaml:3 (${fragment}, ${text})`);
  expect(faults).toEqual([expect.stringMatching(/leads to \/gone.* It is written in a\.yaml:3 \(part, Read on\)\.$/)]);
});

test('an empty file stops the build even if no page refers to it', async () => {
  await writeFile(join(folder, 'empty.png'), '');
  expect(await faultsIn('')).toEqual(['/empty.png is empty: generate it again, or delete it.']);
  await rm(join(folder, 'empty.png'));
});

test('a page checked out with CRLF has the hashes that browsers compute', () => {
  const page = '<style>@layer reset;\n@layer reset {\n}</style>\n<script>let a;\nlet b;</script>';
  const { styles, scripts, withCarriageReturn } = pageFacts(finishPage(page.replaceAll('\n', '\r\n')));
  expect(withCarriageReturn).toEqual([]);
  expect(styles).toEqual(['sha256-ygUxKTodd6MQOUUf0+S9qleIPEfYjM8svHFzU5BObhc=']);
  expect(scripts).toEqual(pageFacts(page).scripts);
});
