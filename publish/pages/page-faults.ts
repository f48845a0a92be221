import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PageFacts } from './page-facts.ts';

const siteOrigin = 'http://site.invalid';

/**
 * Returns the faults in the built pages, each as a sentence with the page and what to do: broken links and fragments, missing and empty files,
 * duplicate ids, styles and scripts that the policy blocks.
 *
 * @param pages The facts of each page by its visible path.
 * @param folder The built folder.
 * @param sourceOf Returns the content file and line in which a link is written.
 */
export async function findFaults(
  pages: ReadonlyMap<string, PageFacts>,
  folder: string,
  redirects: readonly { from: string }[],
  sourceOf: (link: { fragment: string; text: string }) => string | undefined = () => undefined,
): Promise<string[]> {
  const faults: string[] = [];
  const redirectedPaths = new Set(redirects.map(({ from }) => from));
  const sizes = await fileSizes(folder);
  for (const [path, size] of sizes) if (size === 0) faults.push(`${path} is empty: generate it again, or delete it.`);

  for (const [page, { duplicateIds, withInlineCode, withCarriageReturn, links, files }] of pages) {
    for (const id of duplicateIds) faults.push(`${page}: the id '${id}' is used more than once; change one of them.`);
    for (const name of withInlineCode)
      faults.push(`${page}: <${name}> has a style or event handler attribute, which the policy blocks; use a class or a script.`);
    for (const name of withCarriageReturn)
      faults.push(
        `${page}: an inline <${name}> has a carriage return, which browsers remove before they compare it with the policy; save its source with LF line endings.`,
      );
    for (const { href, text } of links) {
      const target = href && URL.canParse(href, `${siteOrigin}${page}`) ? new URL(href, `${siteOrigin}${page}`) : null;
      const sourceNote = () => {
        const source = sourceOf({ fragment: target?.hash.slice(1) ?? '', text });
        return source ? ` It is written in ${source}.` : '';
      };
      if (href === '' || href === '#') {
        faults.push(`${page}: the link '${text}' leads to '${href}'; give it an address or make it text.${sourceNote()}`);
        continue;
      }
      if (!target) {
        faults.push(`${page}: the link '${text}' leads to '${href}', which is not a valid URL; correct it.${sourceNote()}`);
        continue;
      }
      if (target.origin !== siteOrigin) continue;
      const path = decodePath(target.pathname);
      const targetPage = pages.get(path);
      if (!targetPage) {
        if (redirectedPaths.has(path) || sizes.has(path)) continue;
        faults.push(
          `${page}: the link '${text}' leads to ${path}, which is not a page; correct the link, or see the paths in src/schemas/page-list.ts.${sourceNote()}`,
        );
      } else if (target.hash && !targetPage.ids.has(decodePath(target.hash.slice(1)))) {
        faults.push(
          `${page}: the link '${text}' leads to ${href}, but ${path} has no such id; correct the fragment.${sourceNote()}`,
        );
      }
    }
    for (const file of files) {
      const path = decodePath(new URL(file, `${siteOrigin}${page}`).pathname);
      if (!sizes.has(path)) faults.push(`${page}: the file ${file} does not exist; add it, or correct its path.`);
    }
  }
  return faults;
}

/** Returns the size in bytes of every file in a folder by URL path. */
async function fileSizes(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of await readdir(folder, { recursive: true })) {
    const entry = await stat(join(folder, name));
    if (entry.isFile()) sizes.set(`/${name.split(sep).join('/')}`, entry.size);
  }
  return sizes;
}

/** Decodes percent-encoding. Returns a malformed path unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
