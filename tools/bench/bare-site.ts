import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { HeaderRule } from '../../publish/headers.ts';
import { readHeadersFile, writeHeadersFile } from '../../publish/host-files.ts';
import type { BuiltPage } from '../../publish/pages/built-pages.ts';
import { pageFacts } from '../../publish/pages/page-facts.ts';

/**
 * A copy of a built site to measure against, in a folder of its own: each page with the same HTML and its first picture, in a font of
 * the system, and nothing else. What is left out is the style sheet, every script, and the pictures further down. It is sent with the site's own headers,
 * since those belong to the host and not to the weight of a page: a policy of opening apart alone has Chromium start a process, 30 to 60 ms
 * on a slow phone. Where a page of the site seems to paint sooner than its bare one, that is the machine's noise.
 */
export async function writeBareSite(folder: string, pages: readonly BuiltPage[]): Promise<string> {
  const bare = await mkdtemp(join(tmpdir(), 'bare-site-'));
  // Copies: the server sends files of a site's folder alone, and nothing that a link leads to.
  for (const part of ['assets', 'pictures']) await cp(join(folder, part), join(bare, part), { recursive: true });
  const styles = new Set<string>();
  for (const { file } of pages) {
    const target = join(bare, relative(folder, file));
    const html = barePage(await readFile(file, 'utf8'));
    for (const hash of pageFacts(html).styles) styles.add(hash);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
    await writeFile(`${target}.br`, brotliCompressSync(html));
  }
  const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  await writeFile(join(bare, '_headers'), writeHeadersFile(withStyles(rules, [...styles])));
  return bare;
}

/** The HTML of a page, with a word of style in the place of its style sheet: the first picture as wide as the screen. */
export function barePage(html: string): string {
  const document = parse(html, { comment: false });
  for (const left of document.querySelectorAll(
    'script:not([type="application/ld+json"]), link[rel="stylesheet"], link[rel~="icon"], link[rel="manifest"], style',
  ))
    left.remove();
  const style =
    'img{display:none}img[fetchpriority=high]{display:block;width:100%;height:auto}body>:not(main),astro-island{display:none}';
  document.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  return document.toString();
}

/** The site's headers for pages with these styles. */
function withStyles(rules: readonly HeaderRule[], styles: readonly string[]): HeaderRule[] {
  const [everywhere, ...others] = rules;
  const policy = everywhere?.headers['Content-Security-Policy']?.replace(
    /style-src [^;]*/,
    `style-src 'self' ${styles.map((hash) => `'${hash}'`).join(' ')}`,
  );
  if (!everywhere || !policy) throw new Error('The site has no policy in its _headers.');
  return [{ ...everywhere, headers: { ...everywhere.headers, 'Content-Security-Policy': policy } }, ...others];
}
