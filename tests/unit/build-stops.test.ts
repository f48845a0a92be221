/** What a build rejects or omits, with its messages. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findLinkSource } from '#model/link-source.ts';
import { projectFolderFault } from '../../publish/project-folder.ts';
import { removeSystemFiles } from '../../publish/published-files.ts';
import { copyContent } from '../support/content-copy.ts';

test.each(['/home/a/50% off/site', 'C:\\Users\\a\\site?'])(
  'a project in %s is rejected with advice to rename the folder',
  (folder) => expect(projectFolderFault(folder)).toMatch(/: rename the folder '[^/\\]*[%?][^/\\]*' to a name without [%?]\.$/),
);
test.each(['/home/a é/my site (2)/', 'C:\\Users\\a [b]\\site & co'])('a project in %s builds', (folder) =>
  expect(projectFolderFault(folder)).toBeUndefined(),
);

test('a dead link is located in the content by its fragment, its text or both', () => {
  const copy = copyContent();
  const line = copy.edit(
    'pages/about.yaml',
    /^next:\n/m,
    'next:\n  - page: faq\n    fragment: gone\n    label: Read this\n    description: It helps\n',
  );
  expect(findLinkSource(copy.root, { fragment: 'gone', text: 'Read this' })).toBe(`src/content/pages/about.yaml:${line + 2}`);
  expect(findLinkSource(copy.root, { fragment: '', text: 'Read this' })).toBe(`src/content/pages/about.yaml:${line + 3}`);
  expect(findLinkSource(copy.root, { fragment: 'nowhere', text: 'no such words' })).toBeUndefined();
  copy.dispose();
});

test('files that operating systems write are not published', async () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'));
  for (const name of ['favicon.svg', 'thumbs.jpg', 'pictures/Thumbs.db', '.DS_Store', '__MACOSX/a', '._open-day.yaml']) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'x');
  }
  await removeSystemFiles(root);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['favicon.svg', 'pictures', 'thumbs.jpg']);
  rmSync(root, { recursive: true });
});
