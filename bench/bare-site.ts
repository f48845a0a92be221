import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { BuiltPage } from '../deploy/built-pages.ts';

/**
 * A copy of a built site to measure against, in a folder of its own: each page with the same HTML, its one font and its first picture, and
 * nothing else. What is left out is the style sheet, every script, and the pictures further down. No page of the site can paint
 * sooner than its bare one.
 */
export async function writeBareSite(folder: string, pages: readonly BuiltPage[]): Promise<string> {
  const bare = await mkdtemp(join(tmpdir(), 'bare-site-'));
  for (const part of ['assets', 'pictures']) await symlink(join(folder, part), join(bare, part));
  for (const { file } of pages) {
    const target = join(bare, relative(folder, file));
    const html = barePage(await readFile(file, 'utf8'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
    await writeFile(`${target}.br`, brotliCompressSync(html));
  }
  await writeFile(
    join(bare, '_headers'),
    '/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: public, max-age=31536000\n',
  );
  await writeFile(join(bare, '404.html'), 'Not found');
  return bare;
}

/** The HTML of a page, with a word of style in the place of its style sheet: the font, and the first picture as wide as the screen. */
export function barePage(html: string): string {
  const document = parse(html, { comment: false });
  const font = document.querySelector('link[rel="preload"][as="font"]')?.getAttribute('href');
  for (const left of document.querySelectorAll('script, link[rel="stylesheet"], style')) left.remove();
  const style = [
    font ? `@font-face{font-family:bare;src:url(${font})}body{font-family:bare,sans-serif}` : '',
    'img{display:none}img[fetchpriority=high]{display:block;width:100%;height:auto}body>:not(main),astro-island{display:none}',
  ].join('');
  document.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  return document.toString();
}
