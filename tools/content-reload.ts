import { sep } from 'node:path';
import type { Plugin } from 'vite';

/** In development, reads the content again and reloads the page whenever a content file or a manifest of pictures or films changes. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    hotUpdate({ file }) {
      if (!/\/src\/content\/|\/(media|\.cache\/renditions)\/\w+\.json$/.test(file.split(sep).join('/'))) return undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
