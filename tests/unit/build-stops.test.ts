/** What stops a build before or beside the content: the folder it lies in, and what the machine refuses. */
import { expect, test } from 'vitest';
import { placeOfLink } from '#model/place-in-content.ts';
import { projectFolderFault } from '../../publish/project-folder.ts';
import { machineFault } from '../../tools/machine-faults.ts';
import { copyContent } from '../support/content-copy.ts';

test.each(['/home/a/50% off/site', '/home/a/site #2', 'C:\\Users\\a\\site?'])('Vite can’t build in %s', (folder) => {
  expect(projectFolderFault(folder)).toMatch(/: rename the folder '[^/\\]*[%#?][^/\\]*' to a name without [%#?]\.$/);
});
test.each(['/home/a é/my site (2)/', 'C:\\Users\\a [b]\\site & co'])('Vite builds in %s', (folder) => {
  expect(projectFolderFault(folder)).toBeUndefined();
});

test.each([
  ["Error: EACCES: permission denied, mkdir '/srv/site/dist.new'", /^\/srv\/site\/dist\.new: A file or folder .* permissions/],
  ['Error: ENOSPC: no space left on device, write\n    at writeFile', /^The disk is full: make room/],
  ["EROFS: read-only file system, rename '/a' -> '/b'", /^\/a: The project lies on a disk that can only be read/],
])('%s', (error, says) => expect(machineFault(error)).toMatch(says));
test('other errors are left as they are', () => expect(machineFault('TypeError: x is not a function')).toBeUndefined());

test('a link is found in the content by its place on a page, its words, or both', () => {
  const copy = copyContent();
  const line = copy.edit(
    'pages/about.yaml',
    /^next:\n/m,
    'next:\n  - page: faq\n    fragment: gone\n    label: Read this\n    why: It helps\n',
  );
  expect(placeOfLink(copy.root, { fragment: 'gone', text: 'Read this' })).toBe(`src/content/pages/about.yaml:${line + 2}`);
  expect(placeOfLink(copy.root, { fragment: '', text: 'Read this' })).toBe(`src/content/pages/about.yaml:${line + 3}`);
  expect(placeOfLink(copy.root, { fragment: 'nowhere', text: 'no such words' })).toBeUndefined();
  copy.end();
});
