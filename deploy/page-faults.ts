import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import type { Redirect } from './redirects.ts';

const here = 'http://site.invalid';

/**
 * What is wrong with the built pages, one sentence a fault, each with the page and the mend: links and fragments that lead nowhere,
 * files that are not there, ids that stand twice, styles and scripts in the markup that the policy refuses.
 *
 * `documents`: the pages by their visible path. `folder`: the built folder.
 */
export async function findFaults(
  documents: ReadonlyMap<string, HTMLElement>,
  folder: string,
  redirects: readonly Redirect[],
): Promise<string[]> {
  const faults: string[] = [];
  const ids = new Map([...documents].map(([path, document]) => [path, idsOf(document)]));
  const redirected = new Set(redirects.map(({ from }) => from));
  const files = new Map<string, Promise<boolean>>();

  const isFile = (path: string) => {
    const known = files.get(path);
    if (known) return known;
    const found = access(join(folder, decodeURIComponent(path))).then(
      () => true,
      () => false,
    );
    files.set(path, found);
    return found;
  };

  for (const [page, document] of documents) {
    for (const id of ids.get(page)?.twice ?? []) faults.push(`${page}: the id '${id}' stands twice; give one of them another.`);
    const refused = (element: HTMLElement) => Object.keys(element.attributes).some((name) => /^(style$|on)/i.test(name));
    for (const element of document.querySelectorAll('*').filter(refused)) {
      faults.push(`${page}: <${element.rawTagName}> has a style or script in its markup, which the policy refuses; use a class.`);
    }
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (href === '' || href === '#') {
        faults.push(`${page}: the link '${link.text.trim()}' leads to '${href}'; give it an address or make it text.`);
        continue;
      }
      const target = new URL(href, `${here}${page}`);
      if (target.origin !== here) continue;
      const path = decodeURIComponent(target.pathname);
      const known = ids.get(path);
      if (!known) {
        if (redirected.has(path) || (await isFile(path))) continue;
        faults.push(`${page}: the link '${link.text.trim()}' leads to ${path}, which is no page; see src/lib/routes.ts.`);
      } else if (target.hash && !known.all.has(decodeURIComponent(target.hash.slice(1)))) {
        faults.push(`${page}: the link '${link.text.trim()}' leads to ${href}, but ${path} has no such id.`);
      }
    }
    for (const file of filesOf(document)) {
      if (!(await isFile(new URL(file, `${here}${page}`).pathname))) faults.push(`${page}: the file ${file} is not there.`);
    }
  }
  return faults;
}

function idsOf(document: HTMLElement): { all: Set<string>; twice: string[] } {
  const all = new Set<string>();
  const twice: string[] = [];
  for (const element of document.querySelectorAll('[id]')) {
    const id = element.getAttribute('id') ?? '';
    if (all.has(id)) twice.push(id);
    all.add(id);
  }
  return { all, twice };
}

/** The files of the site's own that a page asks for. */
function filesOf(document: HTMLElement): string[] {
  const single = ['script', 'img', 'video', 'source', 'track']
    .flatMap((name) => document.querySelectorAll(name))
    .flatMap((element) => [element.getAttribute('src'), element.getAttribute('poster')]);
  const linked = document
    .querySelectorAll('link[href]')
    .filter((link) => !['canonical'].includes(link.getAttribute('rel') ?? ''))
    .map((link) => link.getAttribute('href') ?? '');
  const sets = document
    .querySelectorAll('[srcset], [imagesrcset]')
    .flatMap((element) => (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '').split(','))
    .map((part) => part.trim().split(' ')[0]);
  const cards = document
    .querySelectorAll('meta[property="og:image"]')
    .map((card) => new URL(card.getAttribute('content') ?? '', here).pathname);
  return [...new Set([...single, ...linked, ...sets, ...cards])].filter((file) => file?.startsWith('/') === true) as string[];
}
