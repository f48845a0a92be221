/** Which packages the modules of a bundle come from. */

/** A module's package: its folder, or the name of a tool that has put a helper of its own into the bundle. Null for the site's own. */
export function packageOf(module: string): { folder: string } | { tool: string } | null {
  const [path = ''] = module.split('?');
  const tool = /^\0(vite|rolldown)\//.exec(path)?.[1];
  if (tool) return { tool };
  const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];
  return folder ? { folder } : null;
}

interface Chunk {
  type: 'chunk';
  /** Every module by its id, with what is left of it. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/** The modules of which something is left in the scripts that are written. */
export function modulesIn(bundle: Readonly<Record<string, Chunk | { type: 'asset' }>>): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id)
      : [],
  );
}

/** The packages of Workbox that a built worker is made of: each leaves its name and version in it. */
export function workboxIn(worker: string): string[] {
  const names = [...worker.matchAll(/["'`]workbox:([a-z-]+):\d/g)].map(([, name]) => `workbox-${name}`);
  return [...new Set(names)].sort();
}
