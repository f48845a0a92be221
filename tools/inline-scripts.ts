import { build, type Plugin, type Rolldown } from 'vite';
import { inProject } from '../publish/project.ts';

const suffix = '?inline-script';

/**
 * Makes `import script from './first-visit.inline.ts?inline-script'` give the script as text, bundled and minified, for a `<script>` in the
 * page. It is the body of a `try`, which keeps its names to itself: a browser that lacks something shows the page as without script.
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
    root: inProject(),
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      // A tenth smaller than by Vite's own minifier, which puts no function in the place of its only call.
      minify: 'terser',
      terserOptions: { toplevel: true, compress: { passes: 3, booleans_as_integers: true } },
      rolldownOptions: { input, output: { format: 'es', topLevelVar: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}
