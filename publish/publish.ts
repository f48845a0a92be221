/** Runs after the pages are built: checks what was built, then writes what hosts need beside the pages. */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { placeOfLink } from '#model/place-in-content.ts';
import { site } from '#model/site.ts';
import { contentSecurityPolicy, headerRules } from './headers.ts';
import { writeHeadersFile, writeRedirectsFile } from './host-files.ts';
import { nginxConfig, nginxFile } from './nginx/nginx-config.ts';
import { writeWorker } from './offline/worker.ts';
import { builtPages } from './pages/built-pages.ts';
import { finishPage } from './pages/finish-page.ts';
import { type PageFacts, pageFacts } from './pages/page-facts.ts';
import { findFaults } from './pages/page-faults.ts';
import { shareStyles } from './pages/shared-styles.ts';
import { inProject } from './project.ts';
import { findFileFaults, findLinks, mediaSizes, removeSystemFiles } from './published-files.ts';
import { redirectRules } from './redirects.ts';
import { writeSocialCards } from './social-cards/social-cards.ts';

/** The integration that does it. A build stops on any fault that it finds. */
export function publish(): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      // Vite follows links, and breaks at one that leads nowhere.
      'astro:build:start': async () => refuse(await findLinks(inProject('public'))),
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await removeSystemFiles(folder);
        const sheets = await shareStyles(folder);
        const pages = new Map<string, PageFacts>();
        for (const { path, file } of await builtPages(folder)) pages.set(path, pageFacts(await finish(file)));
        if (pages.size === 0) throw new Error('No page was built: src/pages/ is empty or the build stopped early.');

        await writeSocialCards(folder);

        refuse([
          ...(await findFaults(pages, folder, redirectRules, (link) => placeOfLink(inProject(), link))),
          ...(await findFileFaults(folder, mediaSizes())),
        ]);

        // Astro bundles the loader whether or not a page asks for it; without an ID nothing of it is published.
        const analytics = site.analyticsId !== null;
        for (const file of analytics ? [] : await pathsOf('assets/analytics*.js', folder)) await rm(join(folder, file));

        const inline = { scripts: inAll(pages, 'scripts'), styles: inAll(pages, 'styles') };
        const rules = headerRules({
          policy: contentSecurityPolicy(inline, { analytics, offline: site.offlineCopies }),
          reach: site.strictTransport,
          assets: await pathsOf('assets/*.{js,css,woff2}', folder),
        });
        await writeFile(new URL('_headers', dir), writeHeadersFile(rules));
        const paths = [...pages.keys()];
        await writeFile(new URL('_redirects', dir), writeRedirectsFile(redirectRules, paths));
        // Cloudflare compresses by itself, and would serve these by their own names.
        await writeFile(new URL('.assetsignore', dir), `*.br\n*.gz\n${nginxFile}\n`);
        const { LISTEN: listen = '8080', ROOT: root = '/srv/site' } = process.env;
        await writeFile(
          new URL(nginxFile, dir),
          nginxConfig({ rules, redirects: redirectRules, pages: paths }, { listen, root }),
        );
        await writeWorker(folder, { on: site.offlineCopies });
        logger.info(
          `${pages.size} pages checked; policy with ${inline.scripts.length} script and ${inline.styles.length} style hashes written, for ${sheets} sheets; worker ${site.offlineCopies ? 'written' : 'written that takes copies back'}.`,
        );
      },
    },
  };
}

/** Stops the build with its faults, where there are any. */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The built site has faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** Finishes a built page on the disk. Returns its HTML. */
async function finish(file: string): Promise<string> {
  const html = finishPage(await readFile(file, 'utf8'));
  await writeFile(file, html);
  return html;
}

/** The addresses of files that fit a pattern. */
async function pathsOf(pattern: string, folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return files.map((file) => `/${file.split(sep).join('/')}`).sort();
}

/** The hashes of all pages, each once. */
function inAll(pages: ReadonlyMap<string, PageFacts>, kind: 'scripts' | 'styles'): string[] {
  return [...new Set([...pages.values()].flatMap((page) => page[kind]))].sort();
}
