import { basename } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { examples } from './examples/examples.ts';
import { media } from './media/encoders/integration.ts';
import { licences } from './publish/licences/licences.ts';
import { publish } from './publish/publish.ts';
import { contentReload } from './tools/content-reload.ts';
import { inlineScripts } from './tools/inline-scripts.ts';
import { scriptUrls } from './tools/script-url.ts';
import { taskOfTheDay } from './tools/task-of-the-day.ts';

/** Adds `client:on-demand`. */
const hydrateOnDemand: AstroIntegration = {
  name: 'hydrate-on-demand',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'on-demand', entrypoint: './src/client/hydrate-on-demand.ts' }),
  },
};

// https://docs.astro.build/en/reference/configuration-reference/
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  compressHTML: true,
  integrations: [react(), hydrateOnDemand, media(), publish(), examples(), licences()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [contentReload(), inlineScripts(), scriptUrls(), taskOfTheDay()],
    // Every script and font is a file of its own, so that the policy need not allow inline ones.
    build: {
      assetsInlineLimit: 0,
      // What several scripts share would be a file each, of a hundred bytes, and a way to the server and back before the first of them runs.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'every-page', test: /layouts\/document\.astro\?astro&type=script/ },
              { name: 'react', test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\// },
            ],
          },
        },
      },
    },
    // Astro's own names end with `.astro_astro_type_script_index_0_lang`, which every page and the service worker would repeat.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: ({ name }) => `assets/${name.replace(/\.astro_.*/, '')}.[hash].js` },
          },
        },
      },
    },
    css: {
      modules: {
        localsConvention: 'camelCaseOnly',
        // Every file of styles has a name of its own, so a class needs no hash to be one too; and what is readable compresses well.
        generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
      },
    },
  },
});
