/** Adds the page of living examples, `/examples`, while the site is worked on and where a build is asked for it; never otherwise. */
import type { AstroIntegration } from 'astro';

/** The routes of the examples; none of them is in src/data/routes.ts, so neither the sitemap nor any menu names them. */
export const exampleRoutes = [
  { pattern: '/examples', entrypoint: new URL('./page.astro', import.meta.url) },
  { pattern: '/examples.css', entrypoint: new URL('./foundations/specimen-styles.css.ts', import.meta.url) },
] as const;

/** Whether the examples belong to what astro is doing now. */
export const offersExamples = (command: string, asked: boolean): boolean => command === 'dev' || asked;

/** The integration. `examples`: whether this build is asked for them (EXAMPLES=1, src/data/settings.ts). */
export function examples(settings: { examples: boolean }): AstroIntegration {
  return {
    name: 'examples',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (!offersExamples(command, settings.examples)) return;
        for (const route of exampleRoutes) injectRoute({ ...route, prerender: true });
      },
    },
  };
}
