import { sep } from 'node:path';
import type { Plugin } from 'vite';

/** In development, reads the content again and reloads the page whenever a file under src/content changes, comes or goes. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    hotUpdate({ file }) {
      if (!file.split(sep).join('/').includes('/src/content/')) return undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
