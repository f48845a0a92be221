import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { inProject } from '../../publish/project.ts';

interface Page {
  path: string;
  document: HTMLElement;
}

/** The files of styles, by their names: every class begins with that of its file (astro.config.ts). The longest names come first. */
const files = globSync('src/**/*.module.css', { cwd: inProject() })
  .map((file) => basename(file, '.module.css'))
  .sort((a, b) => b.length - a.length);

/** As few pages as show every part of the site, in the order of the given pages. */
export function oneOfEachKind<Found extends Page>(pages: readonly Found[]): Found[] {
  const left = new Map(pages.map((page) => [page, partsOf(page)]));
  const chosen = new Set<Found>();
  for (;;) {
    const [best] = [...left].sort(([, one], [, other]) => other.size - one.size);
    if (!best || best[1].size === 0) return pages.filter((page) => chosen.has(page));
    const [page, parts] = best;
    chosen.add(page);
    const seen = [...parts];
    for (const rest of left.values()) for (const part of seen) rest.delete(part);
  }
}

/** The parts on a page, by their style files; what an island draws, by its classes, since pages show different states. */
export function partsOf({ document }: Page): Set<string> {
  const within = new Set(document.querySelectorAll('astro-island [class]'));
  const named = document.querySelectorAll('[class]').flatMap((one) =>
    one.classList.value.flatMap((name) => {
      const file = files.find((begin) => name.startsWith(`${begin}-`));
      return file === undefined ? [] : [within.has(one) ? name : file];
    }),
  );
  return new Set(named);
}
