/** The editing desk beside the site, in `astro dev` and never in a build. `npm run edit` starts it. */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deskServer } from './server.ts';

const at = (path: string) => new URL(path, import.meta.url);

/** The integration. */
export function desk(): AstroIntegration {
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/desk', entrypoint: at('./page/desk.astro'), prerender: true });
        injectRoute({ pattern: '/desk/photograph', entrypoint: at('./page/photograph.astro'), prerender: true });
        injectRoute({ pattern: '/keystatic/[...place]', entrypoint: at('./form/forms.astro'), prerender: false });
        const root = fileURLToPath(config.root);
        updateConfig({
          vite: {
            // The packages may be a link to where another checkout has them.
            server: { fs: { allow: [root, dirname(realpathSync(join(root, 'node_modules/astro')))] } },
            optimizeDeps: { include: ['@keystatic/core/ui'], rolldownOptions: { plugins: [keystaticAsHere] } },
            plugins: [
              {
                name: 'desk',
                configureServer: ({ middlewares }) => {
                  middlewares.use(deskServer(root));
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** Keystatic asks a foreign host for its font, and the desk asks nobody: the system's own font does. Two of its words are the desk's. */
const keystaticAsHere = {
  name: 'keystatic-as-here',
  transform: (code: string) =>
    /fonts\.googleapis\.com|"dashboard": `|name: 'Slug'/.test(code)
      ? code
          .replaceAll(/https:\/\/fonts\.googleapis\.com\/[^"]*/g, 'data:text/css,')
          .replaceAll(/("dashboard": )`[^`]*`/g, '$1`The desk`')
          .replace("name: 'Slug'", "name: 'Address'")
      : null,
};
