import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { projectPath } from '../../publish/project.ts';

interface Page {
  path: string;
  document: HTMLElement;
}

/** The names of the style modules, longest first. Every class begins with the name of its module (astro.config.ts). */
const moduleNames = globSync('src/**/*.module.css', { cwd: projectPath() })
  .map((file) => basename(file, '.module.css'))
  .sort((a, b) => b.length - a.length);

/** Returns a small set of pages that together use every component, chosen greedily, in the order of `pages`. */
export function pagesCoveringAllComponents<TestedPage extends Page>(pages: readonly TestedPage[]): TestedPage[] {
  const uncovered = new Map(pages.map((page) => [page, componentsOnPage(page)]));
  const chosen = new Set<TestedPage>();
  for (;;) {
    const [best] = [...uncovered].sort(([, a], [, b]) => b.size - a.size);
    if (!best || best[1].size === 0) return pages.filter((page) => chosen.has(page));
    const [page, components] = best;
    chosen.add(page);
    const covered = [...components];
    for (const remaining of uncovered.values()) for (const component of covered) remaining.delete(component);
  }
}

/** Returns the components on a page, named by their style modules. Those in islands are named by class, since pages show them in different states. */
export function componentsOnPage({ document }: Page): Set<string> {
  const islandElements = new Set(document.querySelectorAll('astro-island [class]'));
  const names = document.querySelectorAll('[class]').flatMap((element) =>
    element.classList.value.flatMap((className) => {
      const moduleName = moduleNames.find((name) => className.startsWith(`${name}-`));
      return moduleName === undefined ? [] : [islandElements.has(element) ? className : moduleName];
    }),
  );
  return new Set(names);
}
