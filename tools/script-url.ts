import type { Plugin } from 'vite';

const suffix = '?script-url';

/**
 * Vite plugin for `import url from './keeping.ts?script-url'`: bundles the script as a separate file and returns its URL, for `import(url)`. Vite's
 * own `import('./keeping.ts')` would add half a kilobyte of preloading code to the script of every page.
 */
export function scriptUrls(): Plugin {
  let isServer = false;
  return {
    name: 'script-urls',
    configResolved: ({ command }) => {
      isServer = command === 'serve';
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (isServer) return `export default ${JSON.stringify(`/@fs${file}`)}`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })}`;
    },
    // A root-relative path. The default, a path relative to the importing file, takes fifty bytes more.
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
