import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { HeaderRule } from '../../publish/headers.ts';
import { formatHeadersFile, parseHeadersFile } from '../../publish/host-files.ts';
import type { BuiltPage } from '../../publish/pages/built-pages.ts';
import { pageFacts } from '../../publish/pages/page-facts.ts';

/**
 * Writes a baseline copy of a built site and returns its folder. Each page has the same HTML and its first picture, in a system font, without its
 * style sheet, scripts and other pictures. The headers are those of the site, because their cost does not depend on the page:
 * Cross-Origin-Opener-Policy alone makes Chromium start a process, which takes 30 to 60 ms on a slow phone. A page that paints sooner than its
 * baseline is measurement noise.
 */
export async function writeBaselineSite(folder: string, pages: readonly BuiltPage[]): Promise<string> {
  const baselineFolder = await mkdtemp(join(tmpdir(), 'baseline-site-'));
  // Copies rather than symbolic links, which the server does not follow.
  for (const name of ['assets', 'pictures']) await cp(join(folder, name), join(baselineFolder, name), { recursive: true });
  const styles = new Set<string>();
  for (const { file } of pages) {
    const target = join(baselineFolder, relative(folder, file));
    const html = baselinePage(await readFile(file, 'utf8'));
    for (const hash of pageFacts(html).styles) styles.add(hash);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
    await writeFile(`${target}.br`, brotliCompressSync(html));
  }
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  await writeFile(join(baselineFolder, '_headers'), formatHeadersFile(withStyles(rules, [...styles])));
  return baselineFolder;
}

/** Returns a page's HTML without scripts. Instead of the style sheet it has one rule, which shows the first picture as wide as the screen. */
export function baselinePage(html: string): string {
  const document = parse(html, { comment: false });
  for (const element of document.querySelectorAll(
    'script:not([type="application/ld+json"]), link[rel="stylesheet"], link[rel~="icon"], link[rel="manifest"], style',
  ))
    element.remove();
  const css =
    'img{display:none}img[fetchpriority=high]{display:block;width:100%;height:auto}body>:not(main),astro-island{display:none}';
  document.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
  return document.toString();
}

/** Returns the site's header rules with a content security policy that allows styles with these hashes. */
function withStyles(rules: readonly HeaderRule[], styles: readonly string[]): HeaderRule[] {
  const [pageRule, ...otherRules] = rules;
  const policy = pageRule?.headers['Content-Security-Policy']?.replace(
    /style-src [^;]*/,
    `style-src 'self' ${styles.map((hash) => `'${hash}'`).join(' ')}`,
  );
  if (!pageRule || !policy) throw new Error('The site has no content security policy in its _headers: build it again.');
  return [{ ...pageRule, headers: { ...pageRule.headers, 'Content-Security-Policy': policy } }, ...otherRules];
}
