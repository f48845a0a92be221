/** What `npm run engines` opens in the other browsers is the built site, whole: with a part of it missing, they would be looked at less. */
import { readdir } from 'node:fs/promises';
import { serveWatched } from '../../bench/engines/watched-site.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test('the copy that watches itself has every file of the site, and its watcher on every page', async () => {
  const site = await serveWatched(dist);
  try {
    const entries = await readdir(dist, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !/^[._]|\.(html|br|gz)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length).replace(/^\/*/, ''));
    expect(files.length).toBeGreaterThan(100);
    const missing: string[] = [];
    for (const file of files) {
      if ((await fetch(site.url + file, { method: 'HEAD' })).status !== 200) missing.push(file);
    }
    expect(missing).toEqual([]);
    for (const { path } of site.pages) {
      const html = await (await fetch(new URL(path, site.url))).text();
      if (!html.includes('http-equiv="refresh"')) expect(html, path).toContain('<script src="/watcher.js">');
    }
    expect((await fetch(`${site.url}axe.js`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
