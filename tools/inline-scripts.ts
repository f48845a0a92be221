import { build, type Plugin, type Rolldown } from 'vite';
import { projectPath } from '../publish/project.ts';

const suffix = '?inline-script';

/**
 * Vite plugin for `import script from './first-visit.inline.ts?inline-script'`. The import is the script's text, bundled and minified, for a
 * `<script>` in the page. It is wrapped in `try`, which scopes its names; if a browser lacks a feature, the page is shown as without JavaScript.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const { code, moduleIds } = await bundle(id.slice(0, -suffix.length));
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(`try{${code.trim().replace(/;$/, '')}}catch{}`)}`;
    },
  };
}

async function bundle(input: string): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    root: projectPath(),
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      // 10 % smaller than with Vite's default minifier, which does not inline functions that are called once.
      minify: 'terser',
      terserOptions: { toplevel: true, compress: { passes: 3, booleans_as_integers: true } },
      rolldownOptions: { input, output: { format: 'es', topLevelVar: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}
