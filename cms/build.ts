/**
 * Builds the CMS into a folder that any static host can serve. `npm run build:cms` reads the settings of its sign-in from the environment
 * (docs/content.md).
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filmStores, renditionStores } from '#model/renditions.ts';
import { filesBelow } from '#model/stray-files.ts';
import { projectPath } from '../publish/project.ts';
import type { Host } from './app/config.ts';

const app = fileURLToPath(new URL('.', import.meta.url));
const browserModule = (name: string) => join(app, 'in-browser', name);

/** Builds the CMS for a host into `outDir`. */
export async function buildCms(host: Host, outDir: string): Promise<void> {
  await build({
    root: app,
    base: './',
    configFile: false,
    // Vite would warn about Decap's script, which is deliberately not bundled.
    logLevel: 'error',
    publicDir: false,
    define: { __HOST__: JSON.stringify(host), 'process.cwd': '(() => "/")', 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        'node:fs': browserModule('files.ts'),
        'node:path': browserModule('paths.ts'),
        'node:url': browserModule('paths.ts'),
      },
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: [join(app, 'index.html'), join(app, 'preview.html')] },
    },
  });
  const decap = join(app, 'decap/node_modules/decap-cms/dist');
  for (const file of readdirSync(decap).filter((name) => /decap-cms\.js$|\.wasm$/.test(name)))
    cpSync(join(decap, file), join(outDir, 'decap', file));
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'files.json'), JSON.stringify(contentSnapshot()));
}

/** Returns the text of every file that checks and previews read, by its path relative to the project. */
export function contentSnapshot(): Record<string, string> {
  const content = filesBelow(projectPath('src/content')).map((file) => `src/content/${file}`);
  const manifests = [renditionStores, filmStores].flatMap(Object.values<{ manifest: string }>).map(({ manifest }) => manifest);
  const paths = [...content, ...manifests.filter((file) => existsSync(projectPath(file)))];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(projectPath(path), 'utf8')]));
}
