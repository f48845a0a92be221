import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PageFacts } from './page-facts.ts';

const here = 'http://site.invalid';

/**
 * What is wrong with the built pages, one sentence a fault, each with the page and the mend: links and fragments that lead nowhere,
 * files that are not there or empty, ids that stand twice, styles and scripts that the policy refuses.
 *
 * `pages`: what is known of the pages, by their visible path. `folder`: the built folder. `placeOf` tells in which file and line of the
 * content a link is written.
 */
export async function findFaults(
  pages: ReadonlyMap<string, PageFacts>,
  folder: string,
  redirects: readonly { from: string }[],
  placeOf: (link: { fragment: string; text: string }) => string | undefined = () => undefined,
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
      const target = href && URL.canParse(href, `${here}${page}`) ? new URL(href, `${here}${page}`) : null;
      const written = () => {
        const place = placeOf({ fragment: target?.hash.slice(1) ?? '', text });
        return place ? ` It is written in ${place}.` : '';
      };
      if (href === '' || href === '#') {
        faults.push(`${page}: the link '${text}' leads to '${href}'; give it an address or make it text.${written()}`);
        continue;
      }
      if (!target) {
        faults.push(`${page}: the link '${text}' leads to '${href}', which is no address; correct it.${written()}`);
        continue;
      }
      if (target.origin !== here) continue;
      const path = decoded(target.pathname);
      const known = pages.get(path);
      if (!known) {
        if (redirected.has(path) || sizes.has(path)) continue;
        faults.push(`${page}: the link '${text}' leads to ${path}, which is no page; see src/schemas/page-list.ts.${written()}`);
      } else if (target.hash && !known.ids.has(decoded(target.hash.slice(1)))) {
        faults.push(`${page}: the link '${text}' leads to ${href}, but ${path} has no such id.${written()}`);
      }
    }
    for (const file of asked) {
      const path = decoded(new URL(file, `${here}${page}`).pathname);
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

/** An address without its percent signs; as it is where they are no encoding. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
