import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PageFacts } from './page-facts.ts';

const here = 'http://site.invalid';

/**
 * What is wrong with the built pages, one sentence a fault, each with the page and the mend: links and fragments that lead nowhere,
 * files that are not there or empty, ids that stand twice, styles and scripts that the policy refuses.
 *
 * `pages`: what is known of the pages, by their visible path. `folder`: the built folder.
 */
export async function findFaults(
  pages: ReadonlyMap<string, PageFacts>,
  folder: string,
  redirects: readonly { from: string }[],
): Promise<string[]> {
  const faults: string[] = [];
  const redirected = new Set(redirects.map(({ from }) => from));
  const sizes = await fileSizes(folder);
  for (const [path, size] of sizes) if (size === 0) faults.push(`${path} is empty: make it anew, or take it out.`);

  for (const [page, { idsTwice, withInlineCode, withCarriageReturn, links, files: asked }] of pages) {
    for (const id of idsTwice) faults.push(`${page}: the id '${id}' stands twice; give one of them another.`);
    for (const name of withInlineCode)
      faults.push(`${page}: <${name}> has a style or script in its markup, which the policy refuses; use a class.`);
    for (const name of withCarriageReturn)
      faults.push(
        `${page}: an inline <${name}> has a carriage return, which browsers take out before they compare it with the policy; save its source with LF line ends.`,
      );
    for (const { href, text } of links) {
      if (href === '' || href === '#') {
        faults.push(`${page}: the link '${text}' leads to '${href}'; give it an address or make it text.`);
        continue;
      }
      const target = new URL(href, `${here}${page}`);
      if (target.origin !== here) continue;
      const path = decodeURIComponent(target.pathname);
      const known = pages.get(path);
      if (!known) {
        if (redirected.has(path) || sizes.has(path)) continue;
        faults.push(`${page}: the link '${text}' leads to ${path}, which is no page; see src/lib/page-list.ts.`);
      } else if (target.hash && !known.ids.has(decodeURIComponent(target.hash.slice(1)))) {
        faults.push(`${page}: the link '${text}' leads to ${href}, but ${path} has no such id.`);
      }
    }
    for (const file of asked) {
      const path = decodeURIComponent(new URL(file, `${here}${page}`).pathname);
      if (!sizes.has(path)) faults.push(`${page}: the file ${file} is not there.`);
    }
  }
  return faults;
}

/** The bytes of every file in a folder, by its address. */
async function fileSizes(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, name));
    if (found.isFile()) sizes.set(`/${name.split(sep).join('/')}`, found.size);
  }
  return sizes;
}
