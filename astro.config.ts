import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hosting } from './deploy/hosting.ts';
import { offline } from './deploy/offline/offline.ts';
import { examples } from './examples/examples.ts';
import { site } from './src/site.ts';

/**
 * The styles of the whole site in one part, but for what only a family of pages needs; a page holds the parts that it uses (docs/decisions.md).
 * The order of the files does not matter: every style stands in a layer, and no two files of a layer style the same part
 * (tests/pages/circumstances.spec.ts).
 */
const stylesheets = [
  { name: 'gallery', test: /sections\/(gallery-|lightbox)[^?]*\.css$/, priority: 2 },
  {
    name: 'courses',
    test: /sections\/(course-|fee-|programme-|study-|school-head|access-table|apply-steps)[^?]*\.css$/,
    priority: 2,
  },
  {
    name: 'reading',
    test: /(sections\/(acrylic-film|handbook-|help-|kept-|question-|long-read|research-articles|award-|library-)|components\/contents-list)[^?]*\.css$/,
    priority: 2,
  },
  { name: 'site', test: /\.css$/, priority: 1 },
];

// https://docs.astro.build/en/reference/configuration-reference/
export default defineConfig({
  site: site.origin,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  compressHTML: true,
  integrations: [react(), hosting(site), offline(site), examples(site)],
  devToolbar: { enabled: false },
  vite: {
    // Every script and font is a file of its own, so that the policy need not allow inline ones.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: stylesheets } } },
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
