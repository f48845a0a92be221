/** Adds the page of living examples, `/examples`, while the site is worked on and where a build is asked for it; never otherwise. */
import type { AstroIntegration } from 'astro';

/** The routes of the examples; none of them is in src/model/routes.ts, so neither the sitemap nor any menu names them. */
export const exampleRoutes = [
  { pattern: '/examples', entrypoint: new URL('./page.astro', import.meta.url) },
  { pattern: '/examples.css', entrypoint: new URL('./foundations/specimen-styles.css.ts', import.meta.url) },
] as const;

/** The integration. A production build has the examples only with EXAMPLES=1 (src/model/settings.ts). */
export function examples(): AstroIntegration {
  return {
    name: 'examples',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env.EXAMPLES !== '1') return;
        for (const route of exampleRoutes) injectRoute({ ...route, prerender: true });
      },
    },
  };
}
