/**
 * Builds the CMS into a folder that any static host can serve. `npm run build:cms` reads its sign-in from the environment (docs/content.md).
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { renditionStores } from '#model/renditions.ts';
import { filesBelow } from '#model/stray-files.ts';
import { inProject } from '../publish/project.ts';
import type { Host } from './app/config.ts';

const app = fileURLToPath(new URL('.', import.meta.url));
const inBrowser = (name: string) => join(app, 'in-browser', name);

/** Builds the CMS for a host into `outDir`. */
export async function buildCms(host: Host, outDir: string): Promise<void> {
  await build({
    root: app,
    base: './',
    configFile: false,
    // It warns of Decap's script, which is a file of its own on purpose.
    logLevel: 'error',
    publicDir: false,
    define: { __HOST__: JSON.stringify(host), 'process.cwd': '(() => "/")', 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        'node:fs': inBrowser('files.ts'),
        'node:path': inBrowser('paths.ts'),
        'node:url': inBrowser('paths.ts'),
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

/** Every file that checking and previews read, by its path from the project's root. */
export function contentSnapshot(): Record<string, string> {
  const content = filesBelow(inProject('src/content')).map((file) => `src/content/${file}`);
  const made = ['media/films.json', ...Object.values(renditionStores).map(({ manifest }) => manifest)];
  const paths = [...content, ...made.filter((file) => existsSync(inProject(file)))];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(inProject(path), 'utf8')]));
}
