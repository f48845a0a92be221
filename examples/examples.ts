/** Adds the page of examples, `/examples`, to the development server, and to builds with EXAMPLES=1. */
import type { AstroIntegration } from 'astro';

/** The routes of the examples; they are not in src/model/routes.ts, so neither the sitemap nor a menu has them. */
export const exampleRoutes = [
  { pattern: '/examples', entrypoint: new URL('./page.astro', import.meta.url) },
  { pattern: '/examples.css', entrypoint: new URL('./foundations/specimen-styles.css.ts', import.meta.url) },
] as const;

/** Returns the integration. */
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
